import { PATHS, pathTo } from '#content/facts/paths.ts';
import { ARTICLE_FACTS } from '#records/articles.ts';
import { NEWS_FACTS } from '#records/news.ts';
import { siteConfig } from '#site-config';
import { addressOf, type Language } from '#shared/languages.ts';
import { feedText } from '#src/seo/feed-text.ts';
import type { Feed, FeedEntry } from '#src/seo/feed.ts';
import { escapeXml } from '#src/seo/escape-xml.ts';
import { absoluteUrl } from '#src/seo/seo.ts';
import { lastModified } from './page-dates.ts';
import { allTexts } from './words.ts';

/** Every article of a language with its whole text, and every news item that announces none of them. */
export function feedOf(language: Language, now: Date, pageAt: (address: string) => string): Feed {
  const texts = allTexts(language, now);
  const articles = ARTICLE_FACTS.map(({ slug, date }): FeedEntry => {
    const path = pathTo.article(slug);
    return {
      id: absoluteUrl(addressOf(path, language)),
      path,
      title: texts.entry('articles', slug).title,
      summary: texts.entry('articleHeads', slug).description,
      content: feedText(pageAt(addressOf(path, language))),
      published: date,
      updated: lastModified(path),
    };
  });
  const announced = new Set(articles.map(({ path }) => path));
  const news = NEWS_FACTS.filter(({ href }) => !announced.has(href)).map(({ id, date, href }): FeedEntry => {
    const { title, teaser } = texts.entry('newsItems', id);
    return {
      id: `${absoluteUrl(addressOf(PATHS.news, language))}#${id}`,
      path: href,
      title,
      summary: teaser,
      content: `<p>${escapeXml(teaser)}</p>`,
      published: date,
      updated: date,
    };
  });
  const title = texts.entry('seo', 'titleTemplate').replace('{title}', texts.entry('seo', 'media').title);
  return { language, title, author: siteConfig.company.name[language], entries: [...articles, ...news] };
}
