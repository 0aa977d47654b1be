import { articleOf } from '#content/facts/articles.ts';
import { PATHS } from '#content/facts/paths.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { ArticleCover } from '#src/sections/article-header/article-cover.tsx';
import { ArticleHeader } from '#src/sections/article-header/article-header.tsx';
import { ContactWay } from '#src/sections/ending/contact-way.tsx';
import { NextEnding } from '#src/sections/ending/next-ending.tsx';
import { nextArticle1 } from '#src/ui/drawing/drawings/next-article-1.ts';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { PostBody } from './post-body.tsx';
import { RelatedArticles } from './related-articles.tsx';
import styles from './post-page.module.css';

/** A post with its cover from edge to edge; of all the pans the dot is at one, which is in use. */
export function PostPage() {
  const { picture } = useTexts('post');
  const { label } = useTextEntry('endings', 'nextArticle');
  const { title } = useTextEntry('articles', 'article-1');
  return (
    <>
      <ArticleColumn isTop>
        <ArticleHeader slug="post" titleLook="twofold" hasTeaser={false} />
      </ArticleColumn>
      <ArticleCover
        id="post-image"
        name={articleOf('post').cover}
        alternative={picture}
        className={styles.cover}
      >
        <i className={styles.dot} data-dot="" />
      </ArticleCover>
      <PostBody />
      <RelatedArticles />
      <NextEnding label={label} title={title} href={PATHS.article1} rule={nextArticle1}>
        <ContactWay />
      </NextEnding>
    </>
  );
}
