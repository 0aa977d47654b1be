import { articleOf } from '#content/facts/articles.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { ArticleHeader } from '#src/sections/article-header/article-header.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { PostBody } from './post-body.tsx';
import { RelatedArticles } from './related-articles.tsx';
import styles from './post-page.module.css';

/** A post with its cover from edge to edge. */
export function PostPage() {
  return (
    <>
      <ArticleColumn isTop>
        <ArticleHeader slug="post" titleLook="headline" hasTeaser={false} />
      </ArticleColumn>
      <div id="post-image" className={styles.cover}>
        <Study name={articleOf('post').cover} sizes="100vw" isFirst />
      </div>
      <PostBody />
      <RelatedArticles />
    </>
  );
}
