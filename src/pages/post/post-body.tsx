import { directionOf } from '#shared/languages.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { ArticleSection } from '#src/sections/article-column/article-section.tsx';
import { Prose } from '#src/sections/article-column/prose.tsx';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { calmed } from '#src/ui/drawing/drawings/calmed.ts';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Measure } from './measure.tsx';
import answers from './answers.module.css';
import styles from './post-body.module.css';

/** The text of the post, with one measured example and one sentence to keep. */
export function PostBody() {
  const { teaser } = useTextEntry('articles', 'post');
  const direction = directionOf(useLanguage());
  const { opening, common, launch, quote } = useTexts('post');
  return (
    <ArticleColumn>
      <div id="post-body" className={styles.body}>
        <div className={styles.opening}>
          <p className={styles.lead}>
            <Text>{teaser}</Text>
          </p>
          <Prose paragraphs={opening} />
        </div>
        <section id="common" className={styles.common} aria-labelledby="common-title">
          <h2 id="common-title">
            <Text>{common.heading}</Text>
          </h2>
          <ol className={answers.answers}>
            {common.answers.map(({ title, text }) => (
              <li key={title}>
                <div className={answers.strip}>
                  <div>
                    <Study name="three-pans" sizes="(width < 768px) 455vw, (width < 1920px) 137vw, 100vw" />
                  </div>
                </div>
                <h3>
                  <Text>{title}</Text>
                </h3>
                <p>
                  <Text>{text}</Text>
                </p>
              </li>
            ))}
          </ol>
        </section>
        <Measure />
        <ArticleSection id="launch" heading={launch.heading}>
          <Prose paragraphs={launch.paragraphs} />
        </ArticleSection>
        <div className={styles.field} data-theme="blue">
          <p className={styles.quote}>
            <Text>{quote}</Text>
          </p>
          <Drawing drawing={calmed} direction={direction} isStretched className={styles.land} />
        </div>
      </div>
    </ArticleColumn>
  );
}
