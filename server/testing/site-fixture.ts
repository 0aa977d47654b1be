import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { laterFileName } from '#shared/later-files.ts';
import { directionOf, type Language } from '#shared/languages.ts';

/** Not all of it ASCII: a policy's hash is of bytes. */
export const PAGE_STYLE = "q::before { content: '«' }";
export const PRE_PAINT_SCRIPT = "document.documentElement.dataset.ready = 'yes';";
export const FILM = Buffer.from(Uint8Array.from({ length: 300_000 }, (_byte, index) => (index * 31) % 251));

const PAGES = [
  '',
  'about-us',
  'terms&conditions',
  'careers/1',
  'job-post/1',
  'news',
  'search',
  'news/page-2',
  'news/page-10',
  'media/ndsworkshop',
  'media/ndsworkshop/registered',
  'media/ndsworkshop/incomplete',
  'media/ndsworkshop/closed',
  'media/ndsworkshop/failed',
  '404',
];

/** What a page and the words of its language become at two moments. */
export const LATER = {
  '2027-02-08T16:00:00Z': 'after the first',
  '2027-05-10T16:00:00Z': 'after the second',
};

function pageHtml(language: Language, page: string): string {
  const direction = directionOf(language);
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><title>${language} ${page}</title>
<style>${PAGE_STYLE}</style><script>${PRE_PAINT_SCRIPT}</script><script type="application/ld+json">{"@type":"Organization"}</script>
<script type="module" src="/assets/app-1a2b3c4d.js"></script></head><body>${page.repeat(40)} ${'text '.repeat(200)}</body></html>`;
}

/** Writes a tiny built site, with the shapes that the real build has. */
export function writeSiteFixture(folder: string): void {
  const write = (name: string, content: string | Buffer): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const writeText = (name: string, content: string): void => {
    write(name, content);
    write(`${name}.br`, brotliCompressSync(content));
    write(`${name}.gz`, gzipSync(content));
  };
  for (const page of PAGES) {
    writeText(path.join(page, 'index.html'), pageHtml('ar', page));
    writeText(path.join('en', page, 'index.html'), pageHtml('en', page));
  }
  for (const [moment, text] of Object.entries(LATER)) {
    writeText(laterFileName(new Date(moment), 'about-us/index.html'), pageHtml('ar', text));
    writeText(laterFileName(new Date(moment), 'i18n/ar.json'), JSON.stringify({ home: text.repeat(40) }));
  }
  writeText('assets/app-1a2b3c4d.js', 'console.info("the script of the page");'.repeat(20));
  writeText(
    'assets/icons-1a2b3c4d.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${'<path/>'.repeat(60)}</svg>`,
  );
  writeText('i18n/ar.json', JSON.stringify({ home: 'الرئيسية'.repeat(40) }));
  write('robots.txt', 'User-agent: *\n');
  write('media/film-1a2b3c4d.mp4', FILM);
  write('media/captions-ar.vtt', 'WEBVTT\n');
  write('media/ملف.pdf', '%PDF-1.7');
}
