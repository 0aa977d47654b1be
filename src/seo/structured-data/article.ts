import { momentOf } from '../moment-of.ts';
import { ARTICLE_FILM } from '#content/facts/article-film.ts';
import { articleOf } from '#content/facts/articles.ts';
import { addressOf } from '#shared/languages.ts';
import { absoluteUrl } from '../seo.ts';
import type { DescribedPage, JsonLd } from './json-ld.ts';
import { organizationReference } from './organization.ts';

/** The record and the words of the article that a page shows. */
function articleAt({ path, texts }: DescribedPage) {
  const { slug, date } = articleOf(path.replace('/media/', ''));
  const { description } = texts.entry('articleHeads', slug);
  return { title: texts.entry('articles', slug).title, description, date };
}

/** An article of the company. */
export function article(page: DescribedPage): JsonLd[] {
  const { language, path, image, lastModified } = page;
  const { title, description, date } = articleAt(page);
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      image,
      datePublished: date,
      dateModified: momentOf(lastModified),
      inLanguage: language,
      mainEntityOfPage: absoluteUrl(addressOf(path, language)),
      author: organizationReference(language),
      publisher: organizationReference(language),
    },
  ];
}

/** The article with the film: both entities. */
export function articleWithFilm(page: DescribedPage): JsonLd[] {
  const { title, description, date } = articleAt(page);
  const [film] = ARTICLE_FILM.sources.slice(-1);
  return [
    ...article(page),
    {
      '@type': 'VideoObject',
      name: title,
      description,
      // A picture that stands at an address of its own: the poster is only a name.
      thumbnailUrl: page.image,
      uploadDate: date,
      duration: `PT${ARTICLE_FILM.seconds}S`,
      contentUrl: absoluteUrl(film?.url ?? ''),
      inLanguage: page.language,
    },
  ];
}
