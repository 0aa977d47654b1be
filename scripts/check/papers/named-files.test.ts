import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFiles } from './named-files.ts';

const here = new Set(['src/app/routes.ts', 'docs/guides', 'docs/guides/job.md', 'README.md']);
const missing = (path: string, text: string) => missingFiles([{ path, text }], (file) => here.has(file));

test('a paper may name what is there', () => {
  assert.deepEqual(
    missing('README.md', 'Open `src/app/routes.ts` and [guides](docs/guides/job.md#files).'),
    [],
  );
  assert.deepEqual(
    missing('docs/guides/job.md', '[README](../../README.md), [above](#top), [web](https://x.example/)'),
    [],
  );
});

test('a file in code marks and a link that lead nowhere are told', () => {
  assert.deepEqual(missing('README.md', 'Open `src/app/route-table.ts`.'), [
    'README.md: names src/app/route-table.ts, which does not exist',
  ]);
  assert.deepEqual(missing('docs/guides/job.md', '[page](page.md)'), [
    'docs/guides/job.md: names docs/guides/page.md, which does not exist',
  ]);
});

test('what leaves a part open, a command and a page’s address are no file names', () => {
  assert.deepEqual(
    missing('README.md', '`src/pages/<screen>/` `content/{ar,en}/faq.ts` `npm test` `/about-us`'),
    [],
  );
});

test('only papers are held to it', () => {
  assert.deepEqual(missing('src/a.md', '`src/gone.ts`'), []);
});
