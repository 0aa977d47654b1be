import assert from 'node:assert/strict';
import { test } from 'node:test';
import { archiveMonths, LAST_NEWS_PAGE, NEWS, NEWS_PER_PAGE } from './news.ts';

test('every page has six cards, and the archive goes back month by month without a gap', () => {
  assert.equal(NEWS.length, NEWS_PER_PAGE);
  assert.deepEqual(archiveMonths(2), [
    '2025-01-01',
    '2024-12-01',
    '2024-11-01',
    '2024-10-01',
    '2024-09-01',
    '2024-08-01',
  ]);
  assert.equal(archiveMonths(3)[0], '2024-07-01');
  assert.equal(archiveMonths(LAST_NEWS_PAGE).length, NEWS_PER_PAGE);
});
