import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAST_NEWS_PAGE, NEWS_PER_PAGE } from './limits.ts';
import { newsOnPage } from './news.ts';

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

test('the news fill the first page, and the bulletins go back from there month by month', () => {
  assert.deepEqual(newsOnPage(1, SIX), { news: SIX, months: [] });
  assert.deepEqual(newsOnPage(2, SIX).months, [
    '2025-01-01',
    '2024-12-01',
    '2024-11-01',
    '2024-10-01',
    '2024-09-01',
    '2024-08-01',
  ]);
  assert.equal(newsOnPage(3, SIX).months[0], '2024-07-01');
});

test('one more item moves the oldest to the second page, before the bulletins, and no month is lost', () => {
  const seven = ['new', ...SIX];
  assert.deepEqual(newsOnPage(1, seven).news, ['new', 'a', 'b', 'c', 'd', 'e']);
  assert.deepEqual(newsOnPage(2, seven).news, ['f']);
  assert.deepEqual(newsOnPage(2, seven).months.at(0), '2025-01-01');
  assert.equal(newsOnPage(3, seven).months[0], '2024-08-01');
});

test('every page has six cards, however many news there are', () => {
  for (let page = 1; page <= LAST_NEWS_PAGE; page += 1) {
    const { news, months } = newsOnPage(page, SIX.slice(0, 4));
    assert.equal(news.length + months.length, NEWS_PER_PAGE);
  }
});
