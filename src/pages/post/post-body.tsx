import { directionOf } from '#shared/languages.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { ArticleSection } from '#src/sections/article-column/article-section.tsx';
import { Prose } from '#src/sections/article-column/prose.tsx';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { calmed } from '#src/ui/drawing/drawings/calmed.ts';
import { oneComplete } from '#src/ui/drawing/drawings/one-complete.ts';
import { oneLevel } from '#src/ui/drawing/drawings/one-level.ts';
import { oneOwner } from '#src/ui/drawing/drawings/one-owner.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Measure } from './measure.tsx';
import styles from './post-body.module.css';

const ANSWERS = [oneComplete, oneOwner, oneLevel] as const;

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
          <ol>
            {common.answers.map(({ title, text }, index) => {
              const drawing = ANSWERS[index];
              return (
                <li key={title}>
                  {drawing && <Drawing drawing={drawing} direction={direction} className={styles.pans} />}
                  <h3>
                    <Text>{title}</Text>
                  </h3>
                  <p>
                    <Text>{text}</Text>
                  </p>
                </li>
              );
            })}
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
