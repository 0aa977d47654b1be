import { siteConfig } from '#site-config';
import {
  addressOf,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languageFacts,
  otherLanguages,
  type Language,
} from '#shared/languages.ts';
import { fill } from '#src/i18n/format.ts';

/** What a page says of itself to search engines; one line break in a heading becomes a space. */
export interface Seo {
  title: string;
  description: string;
  keywords: string;
}

/** The general texts of a language, for what a page leaves open. */
export interface SeoDefaults extends Seo {
  titleTemplate: string;
}

/** An absolute address on this site. */
export function absoluteUrl(address: string): string {
  return siteConfig.origin + encodeURI(address);
}

/** A description without a space or a hyphen says nothing: the general one stands in (rule:description-fallback). */
export function describedOr(description: string, general: string): string {
  return /[\s-]/.test(description.trim()) ? description : general;
}

export interface HeadTags {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  canonical: string;
  alternates: { hrefLang: string; href: string }[];
}

interface HeadInput {
  seo: Seo;
  defaults: SeoDefaults;
  language: Language;
  /** Language-free path of the page's canonical address, such as `/faq`. */
  path: string;
  /** True where the title already names the company. */
  isTitleComplete: boolean;
  isIndexed: boolean;
  openGraphType: 'website' | 'article' | 'video.other';
  image: { url: string; width: number; height: number; alternative: string };
}

function alternate(hrefLang: string, path: string, language: Language): HeadTags['alternates'][number] {
  return { hrefLang, href: absoluteUrl(addressOf(path, language)) };
}

/** Every tag of a page's head that depends on the page. */
export function headTags(input: HeadInput): HeadTags {
  const { seo, defaults, language, path, image } = input;
  const oneLine = seo.title.replaceAll('\n', ' ');
  const title = input.isTitleComplete ? oneLine : fill(defaults.titleTemplate, { title: oneLine });
  const description = describedOr(seo.description, defaults.description);
  const canonical = absoluteUrl(addressOf(path, language));
  return {
    title,
    canonical,
    alternates: input.isIndexed
      ? [
          ...LANGUAGES.map((each) => alternate(each, path, each)),
          alternate('x-default', path, DEFAULT_LANGUAGE),
        ]
      : [],
    meta: [
      { name: 'description', content: description },
      { name: 'keywords', content: seo.keywords || defaults.keywords },
      ...(input.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:site_name', content: siteConfig.company.name[language] },
      { property: 'og:type', content: input.openGraphType },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: absoluteUrl(image.url) },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: image.alternative },
      { property: 'og:locale', content: languageFacts(language).openGraphLocale },
      ...otherLanguages(language).map((other) => ({
        property: 'og:locale:alternate',
        content: languageFacts(other).openGraphLocale,
      })),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: absoluteUrl(image.url) },
      { name: 'twitter:image:alt', content: image.alternative },
    ],
  };
}
