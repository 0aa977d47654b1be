import { ILLUSTRATIONS } from '#content/facts/illustrations.ts';
import { isHref, pathTo } from '#content/facts/paths.ts';
import type { ArticleFacts } from '#content/records/article.ts';
import { NEWS_CATEGORIES, type NewsFacts, type NewsWords } from '#content/records/news-item.ts';
import { FieldReader } from './field-reader.ts';
import { sourcePairs } from './source-pairs.ts';

const WORDS = ['title', 'action'];
const FACTS = ['category', 'date', 'href', 'cover', 'featured'];

/** Every item of `content/{ar,en}/news/{name}.md`. Throws a ContentError at the first mistake. */
export function readNews(articles: readonly ArticleFacts[], root?: string) {
  const news = sourcePairs('news', root).map(({ name, ar, en }) => {
    const arabic = new FieldReader(ar, [...WORDS, ...FACTS]);
    const facts = factsOf(name, arabic, articles);
    return { facts, ar: wordsOf(arabic, facts), en: wordsOf(new FieldReader(en, WORDS, FACTS), facts) };
  });
  const byId = (language: 'ar' | 'en'): Record<string, NewsWords> =>
    Object.fromEntries(news.map((item) => [item.facts.id, item[language]]));
  return { facts: news.map(({ facts }) => facts), words: { ar: byId('ar'), en: byId('en') } };
}

function factsOf(name: string, fields: FieldReader, articles: readonly ArticleFacts[]): NewsFacts {
  const target = fields.text('href');
  if (!isHref(target)) {
    return fields.complain('href', `"${target}" is no page of this site: write its path, such as /careers.`);
  }
  const category = fields.choice('category', NEWS_CATEGORIES);
  const article = articles.find(({ slug }) => category === 'article' && target === pathTo.article(slug));
  const date = fields.optionalDate('date') ?? article?.date.slice(0, 10);
  if (date === undefined) return fields.complain('date', '"date" is missing: add a line "date: 2025-05-19".');
  if (article !== undefined && date < article.date.slice(0, 10)) {
    fields.complain(
      'date',
      `the article it leads to is of ${article.date.slice(0, 10)}: leave the date out.`,
    );
  }
  return {
    id: name,
    category,
    date,
    href: target,
    cover: fields.choice('cover', ILLUSTRATIONS),
    isFeatured: fields.yes('featured'),
  };
}

function wordsOf(fields: FieldReader, { isFeatured }: NewsFacts): NewsWords {
  return {
    title: fields.text('title'),
    teaser: fields.paragraph('with the news itself'),
    ...(isFeatured && { action: fields.text('action') }),
  };
}
