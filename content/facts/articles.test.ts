import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARTICLE_CARDS, articleDate, DEFAULT_ARTICLE_DATE } from './articles.ts';

test('a card without a date of its own shows 19 May 2025, 8:30 PM in Riyadh', () => {
  assert.equal(DEFAULT_ARTICLE_DATE, '2025-05-19T20:30:00+03:00');
  assert.equal(articleDate({}), DEFAULT_ARTICLE_DATE);
  assert.equal(articleDate({ date: '2025-04-21' }), '2025-04-21');
});

test('the three cards lead to the workshop and the two articles, in this order', () => {
  assert.deepEqual(
    ARTICLE_CARDS.map(({ href }) => href),
    ['/media/ndsworkshop', '/media/article-2', '/media/article-1'],
  );
});
