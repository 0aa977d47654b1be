import type { ComponentName } from '#content/facts/components.ts';
import { PATHS } from '#content/facts/paths.ts';
import { PLATFORMS_CODE_OUTCOMES } from '#content/facts/platforms-code.ts';
import { ArticleColumn } from '#src/sections/article-column/article-column.tsx';
import { ArticleSection } from '#src/sections/article-column/article-section.tsx';
import { Prose } from '#src/sections/article-column/prose.tsx';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { DeferredDrawing } from '#src/ui/deferred-drawing/deferred-drawing.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { Course } from './course.tsx';
import { SownField } from './field.tsx';
import { LARGE_FIELD } from './large-field-file.ts';
import { OutcomeField } from './outcome-field.tsx';
import fields from './audience.module.css';
import styles from './initiative.module.css';

/** A field for each whom it is for: of what they work with. */
const SOWN_FOR: readonly ComponentName[] = ['image', 'textField', 'calendar', 'radio'];

/** What the initiative is, whom it is for, what a team takes away and how its eight weeks run. */
export function Initiative() {
  const { about, audience, outcomes, start } = useTexts('platformsCode');
  return (
    <>
      <div className={styles.column}>
        <ArticleColumn>
          <ArticleSection id="about" heading={about.heading}>
            <div className={styles.about}>
              <DeferredDrawing
                href={LARGE_FIELD}
                className={fields.large}
                viewBox="0 0 100 100"
                aria-hidden="true"
              />
              <Prose paragraphs={about.paragraphs} />
            </div>
          </ArticleSection>
          <ArticleSection id="audience" heading={audience.heading}>
            <ul className={fields.audience}>
              {audience.items.map(({ title, text }, index) => (
                <li key={title}>
                  <SownField component={SOWN_FOR[index] ?? 'link'} className={fields.small} />
                  <b>
                    <Text>{title}</Text>
                  </b>{' '}
                  <span>
                    <Text>{text}</Text>
                  </span>
                </li>
              ))}
            </ul>
          </ArticleSection>
        </ArticleColumn>
      </div>
      <section id="outcomes" className={`wrap ${styles.wide}`} aria-labelledby="outcomes-title">
        <h2 id="outcomes-title" className="display-2">
          <Text>{outcomes.heading}</Text>
        </h2>
        <ul className={styles.outcomes}>
          {PLATFORMS_CODE_OUTCOMES.map(({ key, value }) => (
            <li key={key}>
              <OutcomeField outcome={key} />
              <b>{value}</b>{' '}
              <span>
                <Text>{outcomes[key]}</Text>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Course />
      <div className={`wrap ${styles.start}`}>
        <p>
          <Text>{start.text}</Text>
        </p>
        <div>
          <MoreLink href={PATHS.nds}>
            <Text>{start.nds}</Text>
          </MoreLink>
        </div>
      </div>
    </>
  );
}
