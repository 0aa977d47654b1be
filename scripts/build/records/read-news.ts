import { ILLUSTRATIONS } from '#content/facts/illustrations.ts';
import { isHref, pathTo } from '#content/facts/paths.ts';
import type { ArticleFacts } from '#content/records/article.ts';
import { NEWS_CATEGORIES, type NewsFacts, type NewsWords } from '#content/records/news-item.ts';
import { ContentError } from './content-error.ts';
import { FieldReader } from './field-reader.ts';
import { sourcePairs, type SourcePair } from './source-pairs.ts';
import type { TextFile } from './text-file.ts';

const FACTS = ['category', 'date', 'href', 'cover', 'featured'];

/** Every item of `content/{ar,en}/news/{name}.md`. Throws a ContentError at the first mistake. */
export function readNews(articles: readonly ArticleFacts[], root?: string) {
  const news = sourcePairs('news', root).map((pair) => {
    const facts = factsOf(pair, articles);
    return { facts, ar: wordsOf(pair.ar, facts), en: wordsOf(pair.en, facts, FACTS) };
  });
  const byId = (language: 'ar' | 'en'): Record<string, NewsWords> =>
    Object.fromEntries(news.map((item) => [item.facts.id, item[language]]));
  return { facts: news.map(({ facts }) => facts), words: { ar: byId('ar'), en: byId('en') } };
}

function factsOf({ name, ar }: SourcePair, articles: readonly ArticleFacts[]): NewsFacts {
  const fields = new FieldReader(ar);
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

function wordsOf(source: TextFile, { isFeatured }: NewsFacts, elsewhere: readonly string[] = []): NewsWords {
  const fields = new FieldReader(source);
  // Known here; their values are read as facts.
  if (elsewhere.length === 0) for (const key of FACTS) fields.optionalText(key);
  const title = fields.text('title');
  const action = isFeatured ? fields.text('action') : undefined;
  fields.finish(elsewhere);
  const teaser = source.body.trim();
  if (teaser === '' || teaser.includes('\n')) {
    throw new ContentError(
      source.file,
      source.bodyLine,
      'one paragraph, the news itself, stands below the head.',
    );
  }
  return { title, teaser, ...(action !== undefined && { action }) };
}
