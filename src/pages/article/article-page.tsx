import { ARTICLE_CARDS, articleOf } from '#content/facts/articles.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import { ArticleBody } from '#src/sections/article-body/article-body.tsx';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { ArticleCover } from '#src/sections/article-header/article-cover.tsx';
import { ArticleHeader } from '#src/sections/article-header/article-header.tsx';
import { NextArticle } from '#src/sections/ending/next-article.tsx';
import { useArticleBody } from '#src/i18n/article-body.ts';

/** An article that is written as text files only: its header, its cover and its text. */
export function ArticlePage({ params: { slug = '' } }: PageProps) {
  const body = useArticleBody(slug);
  return (
    <>
      <ArticleColumn isTop>
        <ArticleHeader slug={slug} titleLook="headline" />
      </ArticleColumn>
      <ArticleCover name={articleOf(slug).cover} />
      <ArticleColumn isEnd>
        <ArticleBody body={body} />
      </ArticleColumn>
      <NextArticle slug={ARTICLE_CARDS.find((card) => card.slug !== slug)?.slug ?? 'post'} />
    </>
  );
}
