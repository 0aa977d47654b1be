import type { Content } from '#content/content.ts';
import type { Seo } from '#src/seo/seo.ts';
import type { Texts } from '#src/i18n/texts.ts';

/** Page keys whose head has words of its own (rule:seo-keys). */
type SeoKey = Exclude<keyof Content['seo'], 'titleTemplate' | 'default'>;

/** The head's own words of a page. */
export const seoKey = (key: SeoKey) => (texts: Texts) => texts.entry('seo', key);

/** Pages that nobody finds by keywords. */
export const wordsOf = (group: 'search' | 'notFound') => (texts: Texts) => ({
  ...texts.group(group).seo,
  keywords: '',
});

/** Title, description and keywords of an article; its page and its cards are named alike. */
export function articleSeo(texts: Texts, slug: string): Seo {
  const { description, keywords } = texts.entry('articleHeads', slug);
  return { title: texts.entry('articles', slug).title, description, keywords };
}
