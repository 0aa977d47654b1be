import { ARTICLE_FILM } from '#content/facts/article-film.ts';
import { articleDate } from '#content/facts/articles.ts';
import { addressOf } from '#shared/languages.ts';
import { absoluteUrl } from '../seo.ts';
import type { DescribedPage, JsonLd } from './json-ld.ts';
import { organizationReference } from './organization.ts';

type ArticleGroup = 'article1' | 'article2' | 'post';

/** An article of the company; `group` holds its words. */
export function article(group: ArticleGroup): (page: DescribedPage) => JsonLd[] {
  return ({ language, path, texts, image, lastModified }) => {
    const { title, description } = texts.group(group).seo;
    return [
      {
        '@type': 'Article',
        headline: title,
        description,
        image,
        datePublished: articleDate({}),
        dateModified: lastModified,
        inLanguage: language,
        mainEntityOfPage: absoluteUrl(addressOf(path, language)),
        author: organizationReference(language),
        publisher: organizationReference(language),
      },
    ];
  };
}

/** The article with the film: both entities. */
export function articleWithFilm(page: DescribedPage): JsonLd[] {
  const { language, texts } = page;
  const { title, description } = texts.group('article2').seo;
  const [film] = ARTICLE_FILM.sources.slice(-1);
  return [
    ...article('article2')(page),
    {
      '@type': 'VideoObject',
      name: title,
      description,
      thumbnailUrl: absoluteUrl(ARTICLE_FILM.poster),
      uploadDate: articleDate({}),
      duration: `PT${ARTICLE_FILM.seconds}S`,
      contentUrl: absoluteUrl(film?.url ?? ''),
      inLanguage: language,
    },
  ];
}
