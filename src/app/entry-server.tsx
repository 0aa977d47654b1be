import '#src/styles/index.css';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ar } from '#content/ar/index.ts';
import { en } from '#content/en/index.ts';
import { completeTexts } from '#src/i18n/complete-texts.ts';
import {
  addressOf,
  basenameOf,
  LANGUAGES,
  languageOfAddress,
  pathOfAddress,
  type Language,
} from '#src/i18n/language.ts';
import prePaintScript from '#src/i18n/pre-paint.js?raw';
import { Texts } from '#src/i18n/texts.ts';
import { manifest, robots, securityText, sitemap } from '#src/seo/site-files.ts';
import { Document } from './document.tsx';
import { fontPreloads } from './font-preloads.ts';
import { lastModified } from './page-dates.ts';
import { pageStructuredData } from './page-structured-data.ts';
import { matchRoute, notFoundRoute, pathsOf, routes } from './routes.ts';

/** The built files of a page: what its HTML links and preloads. */
export interface PageAssets {
  script: string;
  styles: string[];
  preloads: string[];
}

const words = { ar: completeTexts(ar, en), en: completeTexts(en, en) };

/** Texts that a language lacks: the build fails when there are any (decisions 4). */
export const missingTexts = LANGUAGES.flatMap((language) =>
  words[language].missing.map((key) => `${language}: ${key}`),
);

/** What GET /i18n/{language}.json answers. */
export function textsFile(language: Language): string {
  return JSON.stringify(words[language].content);
}

/** Every file of the site that is not a page: its name below the root, and its body. */
export function siteFiles(builtAt: Date): Record<string, string> {
  const listed = pathsOf(
    routes.filter(({ isIndexed, canonicalPath }) => isIndexed !== false && canonicalPath === undefined),
  ).map((path) => ({ path, lastModified: lastModified(path) }));
  return {
    'i18n/ar.json': textsFile('ar'),
    'i18n/en.json': textsFile('en'),
    'manifest.webmanifest': manifest('ar', ar.seo.default.description),
    'en/manifest.webmanifest': manifest('en', en.seo.default.description),
    'robots.txt': robots(),
    'sitemap.xml': sitemap(listed),
    '.well-known/security.txt': securityText(builtAt),
  };
}

/** A page to write: its address, and the file below the site's root that holds it. */
export interface PageFile {
  address: string;
  /** The language-free path of the page it shows. */
  path: string;
  file: string;
}

/** Every page of the site in both languages, the not-found pages and the states with a query among them. */
export function pageFiles(): PageFile[] {
  const pages = [...routes, notFoundRoute].flatMap((route) =>
    pathsOf([route]).flatMap((path) => [
      { path, query: '', folder: path },
      // `/news?page=2` is written to `news/page-2`.
      ...(route.queries ?? []).map((query) => ({
        path,
        query: `?${query}`,
        folder: `${path}/${query.replace('=', '-')}`,
      })),
    ]),
  );
  return LANGUAGES.flatMap((language) =>
    pages.map(({ path, query, folder }) => ({
      address: addressOf(path, language) + query,
      path,
      file: `${addressOf(folder, language)}/index.html`,
    })),
  );
}

/** JSON that may stand in a script element. */
function embeddable(value: unknown): { __html: string } {
  return { __html: JSON.stringify(value).replaceAll('<', '\\u003c') };
}

const TEXTS_PLACE = '"page-texts-place"';

/** A store with every word of a language, which has recorded nothing yet. */
function allTexts(language: Language): Texts {
  const texts = new Texts({ content: {}, whole: [], fallbackTexts: [] });
  texts.complete(words[language].content, words[language].fallbackTexts);
  return texts;
}

/** A page as the build writes it. */
export interface RenderedPage {
  html: string;
  /** The words that only this page shows, as one text: when it changes, so has the page (decisions 39). */
  words: string;
}

/** Renders the complete HTML of an address; `assetsOf` knows the built files of a page module. */
export async function renderPage(
  address: string,
  assetsOf: (file: string) => PageAssets,
): Promise<RenderedPage> {
  const [pathname = '/'] = address.split('?');
  const language = languageOfAddress(pathname);
  const path = pathOfAddress(pathname);
  const { route, params } = matchRoute(path);
  await route.page.load();
  const texts = allTexts(language);
  const assets = assetsOf(route.page.file);
  const loadAll = () => Promise.reject(new Error(`${address} asked for texts that do not exist.`));

  const { prelude } = await prerender(
    <StaticRouter basename={basenameOf(language)} location={address}>
      <Document
        texts={{ language, texts, loadAll }}
        head={
          <>
            <script dangerouslySetInnerHTML={{ __html: prePaintScript }} />
            {fontPreloads(language).map((href) => (
              <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
            ))}
            {assets.styles.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
            {assets.preloads.map((href) => (
              <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
            ))}
            <script type="module" src={assets.script} fetchPriority="low" />
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={embeddable(
                pageStructuredData(route, params, language, allTexts(language)),
              )}
            />
          </>
        }
        tail={
          <script id="page-texts" type="application/json" dangerouslySetInnerHTML={{ __html: TEXTS_PLACE }} />
        }
      />
    </StaticRouter>,
    // Without a limit React moves parts of long pages into hidden templates that need a script to appear.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  // Only now is it known which words the page shows.
  const used = texts.takeUsed();
  return {
    html: html.replace(TEXTS_PLACE, () => embeddable(used).__html),
    words: JSON.stringify({ ...used.content, common: null, footer: null, navigation: null }),
  };
}
