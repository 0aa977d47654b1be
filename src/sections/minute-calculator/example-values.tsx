import type { TimeEstimate } from '#content/facts/time-estimate.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { estimateWords } from './estimate-words.ts';
import styles from './minute-calculator.module.css';

const NAMES = ['requests', 'minutes', 'saved'] as const;

/** The example's three values, where the ranges come: as high as they are, so that nothing moves. */
export function ExampleValues({ estimate }: { estimate: TimeEstimate }) {
  const { fields, units } = useTexts('minuteCalculator');
  const values = estimateWords(estimate, units, useLanguage());
  return (
    <dl className={styles.fields}>
      {NAMES.map((name) => (
        <div key={name} className={styles.field}>
          <dt>
            <Text>{fields[name]}</Text>
          </dt>
          <dd>
            <Text>{values[name]}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
