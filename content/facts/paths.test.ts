import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATHS, pathTo, type Href } from './paths.ts';
import { ALIASES } from './redirects.ts';

// Checked by the compiler: each of these lines is an error when its address would be taken for a page's.
const NOWHERE: Href[] = [
  // @ts-expect-error -- a slip of the pen
  '/abuot-us',
  // @ts-expect-error -- a job has a number
  '/job-post/first',
  // @ts-expect-error -- elsewhere is for links that open a new tab
  'https://example.com',
  // @ts-expect-error -- links carry no language
  '/en/faq',
  // @ts-expect-error -- a slash at the end is another address
  '/faq/',
];

test('links lead to pages, perhaps to a part or a state of one', () => {
  const known: Href[] = [PATHS.faq, pathTo.job(1), '/news?page=2', '/media/ndsworkshop#reservation'];
  assert.equal(new Set([...known, ...NOWHERE]).size, known.length + NOWHERE.length);
});

test('no alias is the address of a page', () => {
  const paths: readonly string[] = Object.values(PATHS);
  for (const alias of Object.keys(ALIASES)) assert.ok(!paths.includes(alias), alias);
});
