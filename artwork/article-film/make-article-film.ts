import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { ARTICLE_FILM } from '../../content/facts/article-film.ts';
import { LANGUAGES } from '../../shared/languages.ts';
import { launchBrowser } from '../shared/browser.ts';
import { encodeFilm } from '../films/encode-film.ts';
import { publishFilm } from '../films/publish-films.ts';
import { projectPath } from '../shared/project-paths.ts';
import { captions } from './captions.ts';
import { FILM_LINES, FILM_SECONDS } from './script.ts';

const CACHE = 'artwork/.cache/article-film';
const FRAMES_PER_SECOND = 25;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Modules do not load from files: the repository is served to the drawing browser on this machine alone. */
async function serveRepository(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(projectPath(`.${pathname}`)).then(
      (body) => response.setHeader('content-type', TYPES[extname(pathname)] ?? '').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for the drawing page');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** The drawing page's own functions. */
declare global {
  interface Window {
    ready: Promise<unknown>;
    frame: (time: number, seconds: number, lines: typeof FILM_LINES) => string;
  }
}

async function writeCaptions(): Promise<void> {
  for (const language of LANGUAGES) {
    await writeFile(projectPath(`public${ARTICLE_FILM.captions[language]}`), captions(FILM_LINES, language));
  }
}

/**
 * Draws the film of /media/article-2 frame by frame and encodes it, about four minutes, and writes its captions. With
 * `--try` three moments are drawn into the cache and nothing is published; with `--captions` nothing is drawn.
 */
export async function makeArticleFilm(options: string[]): Promise<void> {
  const isTrial = options.includes('--try');
  if (!isTrial) await writeCaptions();
  if (options.includes('--captions')) return;
  const frames = projectPath(`${CACHE}/frames`);
  await rm(frames, { recursive: true, force: true });
  await mkdir(frames, { recursive: true });
  const { origin, close } = await serveRepository();
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${origin}/artwork/article-film/film.html`);
  await page.evaluate(() => window.ready);
  const count = FILM_SECONDS * FRAMES_PER_SECOND;
  const moments = isTrial
    ? [3, 29, 52].map((second) => second * FRAMES_PER_SECOND)
    : [...Array(count).keys()];
  for (const [index, moment] of moments.entries()) {
    const url = await page.evaluate(([time, seconds, lines]) => window.frame(time, seconds, lines), [
      moment / FRAMES_PER_SECOND,
      FILM_SECONDS,
      FILM_LINES,
    ] as const);
    const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    await writeFile(`${frames}/${String(index).padStart(4, '0')}.png`, png);
  }
  await browser.close();
  close();
  if (isTrial) return;
  const encoded = {
    webm: projectPath(`${CACHE}/article-film.webm`),
    mp4: projectPath(`${CACHE}/article-film.mp4`),
  };
  await encodeFilm(frames, encoded, { framesPerSecond: FRAMES_PER_SECOND, budget: Infinity });
  await publishFilm('article-film', encoded);
}
