import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ILLUSTRATIONS } from '#content/facts/illustrations.ts';
import type { ArticleBody } from '#content/records/article-body.ts';
import {
  ARTICLE_KINDS,
  ARTICLES_WITH_OWN_PAGE,
  DEFAULT_ARTICLE_DATE,
  type ArticleFacts,
  type ArticleHead,
  type ArticleWords,
} from '#content/records/article.ts';
import { ContentError } from './content-error.ts';
import { FieldReader } from './field-reader.ts';
import { parseArticleBody } from './parse-article-body.ts';
import { sourcePairs, type SourcePair } from './source-pairs.ts';
import type { TextFile } from './text-file.ts';

const WORDS = ['title', 'heading', 'teaser', 'description', 'keywords'];
const FACTS = ['kind', 'date', 'cover'];

/** Every article of `content/{ar,en}/articles/{slug}.md`. Throws a ContentError at the first mistake. */
export function readArticles(root = process.cwd()) {
  const articles = sourcePairs('articles', root).map((pair) => {
    const arabic = new FieldReader(pair.ar, [...WORDS, ...FACTS]);
    const facts = factsOf(pair, arabic, root);
    const english = new FieldReader(pair.en, WORDS, FACTS);
    const article = { facts, ar: wordsOf(pair.ar, arabic, facts), en: wordsOf(pair.en, english, facts) };
    checkSameOutline(pair, article.ar.body, article.en.body);
    return article;
  });
  const collect = <Value>(read: (article: (typeof articles)[number], language: 'ar' | 'en') => Value) => {
    const bySlug = (language: 'ar' | 'en'): Record<string, Value> =>
      Object.fromEntries(articles.map((article) => [article.facts.slug, read(article, language)]));
    return { ar: bySlug('ar'), en: bySlug('en') };
  };
  return {
    facts: articles.map(({ facts }) => facts),
    words: collect((article, language) => article[language].words),
    heads: collect((article, language) => article[language].head),
    bodies: collect((article, language) => article[language].body),
  };
}

function factsOf({ name, ar }: SourcePair, fields: FieldReader, root: string): ArticleFacts {
  const hasOwnPage = ARTICLES_WITH_OWN_PAGE.some((slug) => slug === name);
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) {
    throw new ContentError(
      ar.file,
      1,
      'is not named like an address: a-z, 0-9 and single hyphens, as new-office.',
    );
  }
  if (!hasOwnPage && existsSync(join(root, 'public/media', name))) {
    throw new ContentError(
      ar.file,
      1,
      `/media/${name} is a folder of pictures: give the files another name.`,
    );
  }
  return {
    slug: name,
    kind: fields.choice('kind', ARTICLE_KINDS),
    date: fields.optionalDate('date') ?? DEFAULT_ARTICLE_DATE,
    cover: fields.choice('cover', ILLUSTRATIONS),
    hasOwnPage,
  };
}

function wordsOf(source: TextFile, fields: FieldReader, { hasOwnPage }: ArticleFacts) {
  const words: ArticleWords = { title: fields.text('title'), teaser: fields.text('teaser') };
  const heading = fields.optionalText('heading');
  if (heading !== undefined && !plain(words.title).startsWith(plain(heading))) {
    fields.complain(
      'heading',
      'the heading is the beginning of the title, broken by \\n where it should break.',
    );
  }
  const head: ArticleHead = {
    ...(heading !== undefined && { heading }),
    description: fields.text('description'),
    keywords: fields.text('keywords'),
  };
  const isEmpty = source.body.trim() === '';
  if (isEmpty !== hasOwnPage) {
    const complaint = hasOwnPage
      ? 'the text of this article stands in its own page’s words: remove what is below the head.'
      : 'the article has no text: write it below the head.';
    throw new ContentError(source.file, source.bodyLine, complaint);
  }
  return { words, head, body: parseArticleBody(source) };
}

/** Letters and digits only: a title may have a colon where its display line has a break. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** A link to a section must lead somewhere in either language. */
function checkSameOutline({ ar, en }: SourcePair, arabic: ArticleBody, english: ArticleBody): void {
  const [here, there] = [english.sections.length, arabic.sections.length];
  if (here === there) return;
  throw new ContentError(
    en.file,
    en.bodyLine,
    `has ${here} headings (##), ${ar.file} has ${there}: give both the same parts.`,
  );
}
