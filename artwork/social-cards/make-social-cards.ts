import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { directionOf, LANGUAGES, type Language } from '../../shared/languages.ts';
import { bidiRuns } from '../../src/i18n/bidi.ts';
import { drawMark } from '../brand/marks.ts';
import { launchBrowser } from '../shared/browser.ts';
import { writeModule } from '../shared/generated-module.ts';
import { projectPath } from '../shared/project-paths.ts';
import { cardLook, cardMark } from './looks.ts';
import { articleFamilies, socialCardFamilies, socialCardWords } from './words.ts';

const CARD_FOLDER = 'public/media/social';
const [WIDTH, HEIGHT] = [1200, 630];
/** Messengers drop larger pictures without a word. */
const MAXIMUM_BYTES = 300_000;

async function drawCard(page: Page, family: string, language: Language): Promise<Buffer> {
  const look = cardLook(family);
  const { width, height } = cardMark(look, language);
  await page.goto(pathToFileURL(projectPath('artwork/social-cards/card.html')).href);
  await page.evaluate(
    async ({ lang, direction, study, focus, ink, ground, mark, title }) => {
      const root = document.documentElement;
      root.lang = lang;
      root.dir = direction;
      root.style.color = ink;
      root.style.background = ground ?? '';
      root.dataset['kind'] = ground === undefined ? 'sky' : 'band';
      const image = document.querySelector('img');
      const heading = document.querySelector('h1');
      const markBox = document.querySelector('#mark');
      if (!image || !heading || !markBox) throw new Error('The card has lost an element');
      heading.replaceChildren(
        ...title.map(({ text, foreign }) => {
          if (!foreign) return text;
          const run = document.createElement('bdi');
          run.textContent = text;
          return run;
        }),
      );
      markBox.innerHTML = mark;
      image.src = study;
      image.style.objectPosition = focus;
      await image.decode();
      await document.fonts.ready;
    },
    {
      lang: language,
      direction: directionOf(language),
      study: `../masters/${look.study}.avif`,
      focus: look.focus,
      ink: look.ink,
      ground: look.ground,
      mark: `<svg viewBox="0 0 ${width} ${height}">${drawMark(cardMark(look, language), look.ink, look.accent)}</svg>`,
      title: bidiRuns(socialCardWords(family, language), directionOf(language)),
    },
  );
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });
  return sharp(png).jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

function cardsModule(): string {
  return `import type { Language } from '#shared/languages.ts';

export type SocialCardFamily = ${socialCardFamilies.map((family) => `'${family}'`).join(' | ')};

/** In pixels. */
export const SOCIAL_CARD_SIZE = { width: ${WIDTH}, height: ${HEIGHT} } as const;

const ARTICLES: readonly SocialCardFamily[] = [${articleFamilies.map((slug) => `'${slug}'`).join(', ')}];

/** The card of an article; until it has been drawn, that of the media center. */
export function articleCard(slug = ''): SocialCardFamily {
  return ARTICLES.find((family) => family === slug) ?? 'media';
}

/** Address of the picture that a shared link shows; there is one for each family and language. */
export function socialCard(family: SocialCardFamily, language: Language): string {
  return \`/media/social/\${family}-\${language}.jpg\`;
}
`;
}

/** Draws one card per page family and language, in a browser because only that shapes Arabic rightly. */
export async function makeSocialCards(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await mkdir(projectPath(CARD_FOLDER), { recursive: true });
  for (const file of await readdir(projectPath(CARD_FOLDER))) await rm(projectPath(`${CARD_FOLDER}/${file}`));
  for (const family of socialCardFamilies) {
    for (const language of LANGUAGES) {
      const jpeg = await drawCard(page, family, language);
      if (jpeg.length > MAXIMUM_BYTES)
        throw new Error(`The card ${family}-${language} has ${jpeg.length} bytes`);
      await writeFile(projectPath(`${CARD_FOLDER}/${family}-${language}.jpg`), jpeg);
      console.log(`${family}-${language}.jpg  ${jpeg.length} bytes`);
    }
  }
  await browser.close();
  await writeModule('src/seo/social-cards.ts', 'social-cards', cardsModule());
}
