import '#src/styles/index.css';
import dates from '#content/facts/page-dates.json' with { type: 'json' };
import { PATHS, type Path } from '#content/facts/paths.ts';
import { CALLED, STOP_WORDS, SYNONYMS } from '#content/facts/search-words.ts';
import type { SearchData } from '#search/index/searchable-page.ts';
import { searchablePages, type RenderedForm } from '#search/source/searchable-pages.ts';
import { WRITTEN_ARTICLES } from '#content/facts/articles.ts';
import { addressOf, LANGUAGES, otherLanguages, pathOfAddress, type Language } from '#shared/languages.ts';
import { articleBodyFile } from '#src/i18n/article-body.ts';
import { atomFeed, FEED_PATH } from '#src/seo/feed.ts';
import { manifest, robots, securityText, sitemap } from '#src/seo/site-files.ts';
import { OFFLINE_WORKER } from '#shared/offline-worker.ts';
import { offlineWorkerFile } from './offline/offline-worker-file.ts';
import { feedOf } from './feed-of.ts';
import { headOf, isIndexed } from './head/heads.ts';
import { knowPageDates, lastModified } from './page-dates.ts';
import type { PageAssets } from './page-files.tsx';
import { renderPage } from './render-page.tsx';
import { pathOf, placesOf } from './route.ts';
import { matchRoute, notFoundRoute, routes } from './routes.ts';
import { specifiedJobKeys } from './specified-job-keys.ts';
import { THEME_COLORS } from './theme-color.ts';
import { allTexts, allWords } from './words.ts';

export type { PageAssets } from './page-files.tsx';
export { renderPage, renderSearchPage } from './render-page.tsx';
export { missingTexts } from './words.ts';

export { momentsOfChange } from '#content/facts/workshop-times.ts';

knowPageDates(dates);

/** What GET /i18n/{language}.json answers from a moment on. */
export function textsFile(language: Language, now: Date): string {
  const words = allWords(language, now);
  return JSON.stringify({
    ...words,
    careers: { ...words.careers, ...specifiedJobKeys(words.jobs, language) },
  });
}

/** Whether a page answers at a language-free path. */
function isPath(path: string): path is Path {
  return matchRoute(path).route !== notFoundRoute;
}

/** The paths that search engines and the site search may know. */
function listedPaths(): Path[] {
  return placesOf(routes)
    .filter(({ route, params }) => isIndexed(route, params) && route.canonicalPath === undefined)
    .map(({ route, params }) => pathOf(route, params))
    .filter(isPath);
}

/** A moment, and the HTML of a page as it is shown from then on. */
interface Moment {
  now: Date;
  pageAt: (address: string) => string;
}

function filesOfLanguage(language: Language, { now, pageAt }: Moment): [name: string, body: string][] {
  const { description } = allWords(language, now).seo.default;
  return [
    [`i18n/${language}.json`, textsFile(language, now)],
    [
      addressOf('/manifest.webmanifest', language).slice(1),
      manifest(language, description, THEME_COLORS.light),
    ],
    [addressOf(FEED_PATH, language).slice(1), atomFeed(feedOf(language, now, pageAt))],
  ];
}

/** The text of each written article, for a browser that comes from another page. */
function articleFiles(now: Date): Record<string, string> {
  const files: Record<string, string> = {};
  for (const language of LANGUAGES) {
    for (const { slug } of WRITTEN_ARTICLES) {
      const body = JSON.stringify(allTexts(language, now).articleBody(slug));
      files[articleBodyFile(slug, language).slice(1)] = body;
    }
  }
  return files;
}

/** Every file of the site that is not a page, as it is from a moment on: its name below the root, and its body. */
export function siteFiles(moment: Moment & { builtAt: Date }): Record<string, string> {
  const { builtAt, now } = moment;
  const listed = listedPaths().map((path) => ({ path, lastModified: lastModified(path) }));
  return {
    ...Object.fromEntries(LANGUAGES.flatMap((language) => filesOfLanguage(language, moment))),
    ...articleFiles(now),
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
  const all = [...routes, notFoundRoute];
  const pages = placesOf(all).map(({ route, params }) => {
    const path = pathOf(route, params);
    return { path, query: '', folder: path };
  });
  const states = all.flatMap((route) =>
    (headOf(route).queries ?? []).map((query) => ({
      path: route.path,
      query: `?${query}`,
      // `/news?page=2` is written to `news/page-2`.
      folder: `${route.path}/${query.replace('=', '-')}`,
    })),
  );
  return LANGUAGES.flatMap((language) =>
    [...pages, ...states].map(({ path, query, folder }) => ({
      address: addressOf(path, language) + query,
      path,
      file: `${addressOf(folder, language)}/index.html`,
    })),
  );
}

/** The module of the search page, to find its built files. */
export const SEARCH_PAGE_FILE = matchRoute(PATHS.search).route.page.file;

/** What GET /search/{language}.json answers: what the site search knows of the pages of a language from a moment on. */
export async function searchFile(language: Language, now: Date): Promise<string> {
  const forms = await Promise.all(
    [language, ...otherLanguages(language)].map((each) => renderedForms(each, now)),
  );
  const [own = [], ...others] = forms;
  const pages = listedPaths().flatMap((path, index) => {
    const form = own[index];
    if (form === undefined) return [];
    return [
      { path, own: form, others: others.flatMap((each) => each[index] ?? []), called: CALLED[path] ?? [] },
    ];
  });
  const data: SearchData = {
    pages: searchablePages(pages, pathOfAddress, STOP_WORDS),
    synonyms: SYNONYMS,
    stopWords: STOP_WORDS,
  };
  return JSON.stringify(data);
}

const NO_ASSETS: PageAssets = { script: '', styles: [], styleText: '', preloads: [] };

/** Every listed page in a language, in the same order for each. */
async function renderedForms(language: Language, now: Date): Promise<RenderedForm[]> {
  const forms: RenderedForm[] = [];
  for (const path of listedPaths()) {
    const { html } = await renderPage(addressOf(path, language), () => NO_ASSETS, now);
    const { route, params } = matchRoute(path);
    const { title, description, keywords } = headOf(route).seo(allTexts(language, now), params);
    forms.push({ title: title.replaceAll('\n', ' '), description, keywords, html });
  }
  return forms;
}

/** The service worker of a release, whose `version` is another one whenever a page is. */
export function offlineWorker(version: string): { file: string; body: string } {
  const inEveryLanguage = (paths: readonly string[]) =>
    LANGUAGES.flatMap((language) => paths.map((path) => addressOf(path, language)));
  const facts = {
    version,
    pages: inEveryLanguage(listedPaths()),
    offlinePages: inEveryLanguage([PATHS.offline]),
  };
  return { file: OFFLINE_WORKER.slice(1), body: offlineWorkerFile(facts) };
}
