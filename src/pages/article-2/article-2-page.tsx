import { PARTICIPATE_HREF } from '#content/facts/platforms-code.ts';
import { nextPost } from '#src/ui/drawing/drawings/next-post.ts';
import { ArticleSection } from '#src/sections/article-column/article-section.tsx';
import { Prose } from '#src/sections/article-column/prose.tsx';
import { NextArticle } from '#src/sections/ending/next-article.tsx';
import { ArticleHeader } from '#src/sections/article-header/article-header.tsx';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { Asked } from './asked.tsx';
import { DesignerPoints } from './designer-points.tsx';
import { FilmSection } from './film-section.tsx';
import { WorkshopTopics } from './workshop-topics.tsx';
import styles from './article-2-page.module.css';

/** The film and the article on designers in workshops. */
export function Article2Page() {
  const { opening, closing } = useTexts('article2');
  return (
    <>
      <div className={styles.field} data-theme="blue">
        <div className="wrap">
          <ArticleHeader slug="article-2" />
        </div>
      </div>
      <FilmSection />
      <div className={`wrap ${styles.opening}`}>
        <Prose paragraphs={opening} />
      </div>
      <DesignerPoints />
      <div className={styles.outcome}>
        <WorkshopTopics />
        <Asked />
      </div>
      <div className={`wrap ${styles.closing}`}>
        <ArticleSection id="closing" heading={closing.heading}>
          <Prose paragraphs={closing.paragraphs} />
          <p className={styles.action}>
            <MoreLink href={PARTICIPATE_HREF}>
              <Text>{closing.action}</Text>
            </MoreLink>
          </p>
        </ArticleSection>
      </div>
      <div className={styles.end}>
        <NextArticle slug="post" line={nextPost} />
      </div>
    </>
  );
}
