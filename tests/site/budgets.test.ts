import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { builtPages, programFiles, SITE_FOLDER, transferredBytes, type Page } from './built-site.ts';
import { fontsFor } from './fonts.ts';

/** Kilobytes of 1,000 bytes, compressed as they travel. */
const BUDGETS = {
  // The page paints from this alone.
  'HTML with its style': { kilobytes: 25, files: (page: Page) => [`/${page.file}`] },
  // What the browser fetches before anyone touches the page: the entry and its preloaded modules.
  script: { kilobytes: 80, files: programFiles },
  fonts: { kilobytes: 55, files: (page: Page) => fontsFor(page) },
};

/** Of the script: what several pages share travels in few files (decision:few-chunks-rules-on-demand). */
const MOST_FILES = 8;

for (const page of builtPages()) {
  test(`${page.address}: at most ${MOST_FILES} files of script`, () => {
    assert.ok(programFiles(page).length <= MOST_FILES, programFiles(page).join('\n'));
  });
  for (const [name, { kilobytes, files }] of Object.entries(BUDGETS)) {
    test(`${page.address}: ${name} within ${kilobytes} KB`, () => {
      const found = [...new Set(files(page))];
      assert.ok(found.length > 0, `${page.address} has no ${name}`);
      const bytes = found.reduce((sum, file) => sum + transferredBytes(file), 0);
      assert.ok(bytes <= kilobytes * 1000, `${page.address}: ${name} ${(bytes / 1000).toFixed(1)} KB`);
    });
  }
}

test('no page waits for a style sheet or a script before it paints', () => {
  for (const page of builtPages()) {
    const enabled = page.elements.filter(
      ({ tag, attributes }) =>
        (tag === 'link' &&
          attributes['rel'] === 'stylesheet' &&
          attributes['disabled'] === undefined &&
          attributes['media'] !== 'print') ||
        (tag === 'script' && attributes['src'] !== undefined),
    );
    assert.deepEqual(enabled, [], page.address);
  }
});

test('a brotli copy is of the file that stands beside it', () => {
  for (const { file, html } of builtPages()) {
    const copy = brotliDecompressSync(readFileSync(join(SITE_FOLDER, `${file}.br`))).toString();
    assert.equal(copy === html, true, `${file}.br is of another page`);
  }
});
