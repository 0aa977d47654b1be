import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { builtPages, readSiteFile, transferredBytes, values, type Page } from './built-site.ts';
import { fontsFor } from './fonts.ts';

/** Kilobytes of 1,000 bytes, compressed as they travel. */
const BUDGETS = {
  HTML: { kilobytes: 30, files: (page: Page) => [`/${page.file}`] },
  styles: { kilobytes: 14, files: (page: Page) => values(page, 'link', 'href', { rel: 'stylesheet' }) },
  // What the browser is told to fetch before anyone touches the page: the entry and its preloaded modules.
  script: {
    kilobytes: 88,
    files: (page: Page) => [
      ...values(page, 'script', 'src'),
      ...values(page, 'link', 'href', { rel: 'modulepreload' }),
    ],
  },
  fonts: { kilobytes: 130, files: (page: Page) => fontsFor(page) },
};

for (const page of builtPages()) {
  for (const [name, { kilobytes, files }] of Object.entries(BUDGETS)) {
    test(`${page.address}: ${name} within ${kilobytes} KB`, () => {
      const found = [...new Set(files(page))];
      assert.ok(found.length > 0, `${page.address} has no ${name}`);
      const bytes = found.reduce((sum, file) => sum + transferredBytes(file), 0);
      assert.ok(bytes <= kilobytes * 1000, `${page.address}: ${name} ${(bytes / 1000).toFixed(1)} KB`);
    });
  }
}

test('a brotli copy is of the file that stands beside it', () => {
  const [page] = builtPages();
  assert.ok(page);
  const fresh = brotliCompressSync(readSiteFile(page.file)).length;
  const shipped = transferredBytes(page.file);
  assert.ok(Math.abs(fresh - shipped) < 200, `${join('dist/site', page.file)}.br is of another page`);
});
