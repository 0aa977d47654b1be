import type { Content } from '#content/content.ts';
import { LAST_NEWS_PAGE } from '#content/facts/limits.ts';
import type { Seo } from '#src/seo/seo.ts';
import { fill } from '#src/i18n/format.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { parsePage } from '#src/ui/paginator/page-list.ts';
import type { RouteParams } from '../route.ts';

/** Page keys whose head has words of its own (rule:seo-keys). */
type SeoKey = Exclude<keyof Content['seo'], 'titleTemplate' | 'default'>;

/** The head's own words of a page. */
export const seoKey = (key: SeoKey) => (texts: Texts) => texts.entry('seo', key);

/** Pages that nobody finds by keywords. */
export const wordsOf = (group: 'search' | 'notFound' | 'offline') => (texts: Texts) => ({
  ...texts.group(group).seo,
  keywords: '',
});

/** Title, description and keywords of an article; its page and its cards are named alike. */
export function articleSeo(texts: Texts, slug: string): Seo {
  const { description, keywords } = texts.entry('articleHeads', slug);
  return { title: texts.entry('articles', slug).title, description, keywords };
}

/** Of the news, whose further pages are told apart by their titles. */
export function newsSeo(texts: Texts, _: RouteParams, search?: string): Seo {
  const { seo, paginator } = texts.group('news');
  const page = parsePage(new URLSearchParams(search).get('page'), LAST_NEWS_PAGE);
  if (page === 1) return seo;
  return { ...seo, title: fill(paginator.title, { title: seo.title, page, last: LAST_NEWS_PAGE }) };
}
