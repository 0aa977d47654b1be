import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARTICLE_CARDS, articleOf } from './articles.ts';
import { PATHS, pathTo } from './paths.ts';

test('an article without a date of its own shows 19 May 2025, 8:30 PM in Riyadh', () => {
  assert.equal(articleOf('article-1').date, '2025-05-19T20:30:00+03:00');
});

test('the three cards lead to the workshop and the two articles, in this order', () => {
  assert.deepEqual(
    ARTICLE_CARDS.map(({ slug }) => pathTo.article(slug)),
    [PATHS.workshop, PATHS.article2, PATHS.article1],
  );
});
