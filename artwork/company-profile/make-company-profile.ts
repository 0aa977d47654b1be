import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { directionOf, LANGUAGES, type Language } from '../../shared/languages.ts';
import { drawMark, marks } from '../brand/marks.ts';
import { launchBrowser } from '../shared/browser.ts';
import { projectPath } from '../shared/project-paths.ts';
import { withReadableText } from './readable-text.ts';
import { profilePages, type ProfileArt } from './profile-pages.ts';
import { profileWords } from './words.ts';

const FOLDER = 'public/downloads';
/** The colour that a study's sky fades into at its top, where it stands lower than its page. */
const STUDIES = { 'hero-dawn': null, dusk: '#1f2f86' };
const MAXIMUM_BYTES = 2_000_000;

function fade(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="300">
    <linearGradient id="fade" x2="0" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>
    <rect width="1920" height="300" fill="url(#fade)"/></svg>`;
}

/** Chromium passes JPEG through into a PDF, and unpacks everything else. */
async function jpegStudies(folder: string): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const [name, sky] of Object.entries(STUDIES)) {
    const file = join(folder, `${name}.jpg`);
    await sharp(projectPath(`artwork/masters/${name}.avif`))
      .resize({ width: 1920, withoutEnlargement: true })
      .composite(sky === null ? [] : [{ input: Buffer.from(fade(sky)), gravity: 'north' }])
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(file);
    urls.set(name, pathToFileURL(file).href);
  }
  return urls;
}

/** The symbols of the value figures, to be used inside the page. */
async function valueSymbols(): Promise<string> {
  const sprite = (await readdir(projectPath('public/media'))).find((file) =>
    /^figures-values\..*\.svg$/.test(file),
  );
  if (!sprite) throw new Error('The value figures are missing: run `npm run artwork -- figures` first');
  return (await readFile(projectPath(`public/media/${sprite}`), 'utf8')).replace(
    '<svg',
    '<svg width="0" height="0"',
  );
}

async function printProfile(browser: Browser, language: Language, art: ProfileArt, symbols: string) {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(projectPath('artwork/company-profile/profile.html')).href);
  await page.evaluate(
    async ({ lang, direction, title, body }) => {
      document.documentElement.lang = lang;
      document.documentElement.dir = direction;
      document.title = title;
      document.body.innerHTML = body;
      await Promise.all([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    },
    {
      lang: language,
      direction: directionOf(language),
      title: profileWords[language].title,
      body: profilePages(language, art).replace('</section>', `${symbols}</section>`),
    },
  );
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return pdf;
}

/** Prints the company profile in both languages: tagged, with real text, from the site's own content. */
export async function makeCompanyProfile(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const pictures = await jpegStudies(folder);
  const symbols = await valueSymbols();
  const browser = await launchBrowser();
  await mkdir(projectPath(FOLDER), { recursive: true });
  for (const language of LANGUAGES) {
    const lockup = marks[`lockup-${language}`];
    const art: ProfileArt = {
      picture: (name) => pictures.get(name) ?? '',
      figure: (name) => `<svg viewBox="0 0 360 300" aria-hidden="true"><use href="#${name}"/></svg>`,
      mark: (ink, accent) =>
        `<svg viewBox="0 0 ${lockup.width} ${lockup.height}" aria-hidden="true">${drawMark(lockup, ink, accent)}</svg>`,
    };
    const file = projectPath(`${FOLDER}/company-profile-${language}.pdf`);
    await writeFile(file, await withReadableText(await printProfile(browser, language, art, symbols)));
    const { size } = await stat(file);
    if (size > MAXIMUM_BYTES) throw new Error(`The profile (${language}) has ${size} bytes`);
    console.log(`company-profile-${language}.pdf  ${size} bytes`);
  }
  await browser.close();
  await rm(folder, { recursive: true });
}
