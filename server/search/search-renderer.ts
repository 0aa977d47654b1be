import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { answerQuery, type SearchAnswer } from '#search/answer/answer-query.ts';
import { createSearchIndex, type SearchIndex } from '#search/index/search-index.ts';
import type { SearchData } from '#search/index/searchable-page.ts';
import type { Language } from '#shared/languages.ts';
import { textNow } from '#server/static-files/serve-static.ts';
import type { StaticSite } from '#server/static-files/static-site.ts';

/** What the build wrote to render the search page with: its program and the files that the page links. */
interface BuiltRenderer {
  renderSearchPage: (
    language: Language,
    given: { query: string; answer: SearchAnswer },
    assets: unknown,
  ) => Promise<string>;
}

const rendererSchema = v.looseObject({
  renderSearchPage: v.custom<BuiltRenderer['renderSearchPage']>((value) => typeof value === 'function'),
});

/** Renders the HTML of the search page with the answer to a query. */
export type SearchRenderer = (language: Language, query: string) => Promise<string>;

/**
 * The renderer that the build put beside the site; undefined where there is none (another site was copied here): the
 * built search page then answers in the browser. Program and index are read at the first search.
 */
export function searchRendererBeside(siteFolder: string, site: StaticSite): SearchRenderer | undefined {
  const folder = path.join(siteFolder, '..', 'renderer');
  const program = path.join(folder, 'entry-server.js');
  const assetsFile = path.join(folder, 'search-page-assets.json');
  if (!existsSync(program) || !existsSync(assetsFile)) return undefined;

  let built: Promise<{ render: BuiltRenderer['renderSearchPage']; assets: unknown }> | undefined;
  async function load() {
    const module: unknown = await import(pathToFileURL(program).href);
    const { renderSearchPage } = v.parse(rendererSchema, module);
    const assets: unknown = JSON.parse(readFileSync(assetsFile, 'utf8'));
    return { render: renderSearchPage, assets };
  }

  // By the text it is made of: what the site says changes by the clock.
  const indexes = new WeakMap<Buffer, SearchIndex>();
  function indexOf(language: Language): SearchIndex {
    const text = textNow(site, `/search/${language}.json`);
    if (text === undefined) throw new Error(`The built site has no search index of ${language}.`);
    const known = indexes.get(text);
    if (known !== undefined) return known;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own build, from this type
    const index = createSearchIndex(JSON.parse(text.toString('utf8')) as SearchData);
    indexes.set(text, index);
    return index;
  }

  return async (language, query) => {
    built ??= load();
    const { render, assets } = await built;
    return render(language, { query, answer: answerQuery(query, indexOf(language)) }, assets);
  };
}
