import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchPath } from './match-path.ts';

test('a pattern gives the parameters of a path', () => {
  assert.deepEqual(matchPath('/job-post/:id', '/job-post/3'), { id: '3' });
  assert.deepEqual(matchPath('/a/:one/:two', '/a/b/c'), { one: 'b', two: 'c' });
  assert.deepEqual(matchPath('/', '/'), {});
});

test('capital letters and a slash at the end make no difference', () => {
  assert.deepEqual(matchPath('/about-us', '/About-Us/'), {});
  assert.deepEqual(matchPath('/job-post/:id', '/JOB-POST/3/'), { id: '3' });
});

test('a parameter is decoded', () => {
  assert.deepEqual(matchPath('/media/:slug', '/media/%D9%86%D9%88%D8%AF'), { slug: 'نود' });
});

test('other paths do not fit', () => {
  for (const path of ['/job-post', '/job-post/', '/job-post/3/4', '/careers/3', '/job-post/%E0%A4%A', '']) {
    assert.equal(matchPath('/job-post/:id', path), undefined, path);
  }
});
