import { classNames } from '#src/lib/class-names.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './organising-steps.module.css';
// Behind the general rules, which it changes.
import narrow from './organising-steps-narrow.module.css';

/** Six steps in time, each with a large numeral, hung on one line of days. */
export function OrganisingSteps() {
  const { heading, items } = useTexts('article1').steps;
  return (
    <section id="organising-steps" className={styles.section} aria-labelledby="organising-steps-title">
      <h2 id="organising-steps-title" className="display-2">
        <Text>{heading}</Text>
      </h2>
      <ol className={classNames(styles.steps, narrow.steps)}>
        {items.map(({ when, title, text }) => (
          <li key={title}>
            <small>
              <Text>{when}</Text>
            </small>
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
  );
}
