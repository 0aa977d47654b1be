import { use } from 'react';
import type { ArticleBody } from '#content/records/article-body.ts';
import { keptPromise } from '#src/lib/kept-promise.ts';
import { retriedDownload, type RetriedDownload } from '#src/lib/retried-download.ts';
import type { Language } from '#shared/languages.ts';
import { useLanguage, useTextsStore } from './texts-context.tsx';

/** Where the text of an article lies for a browser that comes from another page. */
export function articleBodyFile(slug: string, language: Language): string {
  return `/articles/${slug}.${language}.json`;
}

/** One download an article and language; a page shows one language. */
const downloads = new Map<string, RetriedDownload<ArticleBody>>();

function downloadOf(file: string): RetriedDownload<ArticleBody> {
  const known = downloads.get(file);
  if (known !== undefined) return known;
  const download = retriedDownload(async () => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`The article answered ${response.status}.`);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own build, from this type
    return (await response.json()) as ArticleBody;
  });
  downloads.set(file, download);
  return download;
}

/** The text of an article: the page brought it, or it is fetched while the page waits. */
export function useArticleBody(slug: string): ArticleBody {
  const { texts } = useTextsStore();
  const file = articleBodyFile(slug, useLanguage());
  const body = texts.articleBody(slug);
  return use(body === undefined ? downloadOf(file).outcome() : keptPromise(body));
}
