import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { siteConfig } from '#site-config';

const NAME = { ar: 'الواحة', en: 'Oasis' };
/** As a browser reads them; pictures and the PDF are artwork's, which is told by a command of its own. */
const TEXT_FILES = '**/*.{html,json,xml,js,css,svg,txt,vtt,webmanifest}';
/** React's own words name the nodes of a document. */
const LIBRARY = /^assets\/vendor-/;

mkdirSync('dist', { recursive: true });
// Inside the project, where the renderer finds React.
const folder = mkdtempSync('dist/renamed-');
after(() => rmSync(folder, { recursive: true }));

/** Where the name stands as a word; `instanceof Node` in a script is the browser's own. */
function occurrences(name: string, text: string): string[] {
  const word = new RegExp(`(?<!instanceof |\\p{L})[وف]?[بكل]?${name}(?![\\p{L}\\d])`, 'gu');
  return [...text.matchAll(word)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40));
}

test('a site built for another company names the sample one nowhere', () => {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    env: { ...process.env, BUILD_FOLDER: folder, SITE_COMPANY_AR: NAME.ar, SITE_COMPANY_EN: NAME.en },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  const site = join(folder, 'site');
  const files = globSync(TEXT_FILES, { cwd: site }).filter((file) => !LIBRARY.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(site, file), 'utf8');
    const { ar, en } = siteConfig.company.name;
    return [...occurrences(ar, text), ...occurrences(en, text)].map((place) => `${file}: ${place}`);
  });
  assert.deepEqual(found, []);
  for (const [file, name] of [
    ['about-us/index.html', NAME.ar],
    ['en/about-us/index.html', NAME.en],
  ] as const) {
    assert.match(readFileSync(join(site, file), 'utf8'), new RegExp(`<title>[^<]*\\| ${name}</title>`));
  }
});
