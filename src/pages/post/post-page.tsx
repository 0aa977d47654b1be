import { PATHS } from '#content/facts/paths.ts';
import { DEFAULT_ARTICLE_DATE } from '#content/facts/articles.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { MediaHeader } from '#src/sections/media-header/media-header.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { PostBody } from './post-body.tsx';
import { RelatedArticles } from './related-articles.tsx';
import styles from './post-page.module.css';

/** A post with its cover from edge to edge. */
export function PostPage() {
  const { back, title, tag } = useTexts('post');
  return (
    <>
      <ArticleColumn isTop>
        <MediaHeader
          back={{ href: PATHS.mediaCenter, text: back }}
          title={title}
          titleLook="headline"
          tag={tag}
          tagTone="accent"
          date={DEFAULT_ARTICLE_DATE}
        />
      </ArticleColumn>
      <div id="post-image" className={styles.cover}>
        <Study name="gold-wide" sizes="100vw" isFirst />
      </div>
      <PostBody />
      <RelatedArticles />
    </>
  );
}
