import { daysGivenBack, type TimeEstimate } from '#content/facts/time-estimate.ts';
import { countParts } from '#src/i18n/counts.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { estimateWords } from './estimate-words.ts';
import styles from './estimate-result.module.css';

/** From this many characters on it may not fit in its full size. */
const LONG = 5;

interface Props {
  estimate: TimeEstimate;
  /** Whether something else says it to assistive technology, at its own pace. */
  isSaidElsewhere: boolean;
}

/** The days as a large numeral, and the sum that they come from. */
export function EstimateResult({ estimate, isSaidElsewhere }: Props) {
  const { back, note, units } = useTexts('minuteCalculator');
  const language = useLanguage();
  const { formula } = estimateWords(estimate, units, language);
  const { numeral, noun } = countParts(daysGivenBack(estimate), units.day, language);
  const large = numeral || noun;
  return (
    <div className={styles.result}>
      <p className={styles.days} aria-hidden={isSaidElsewhere}>
        <span className={styles.back}>
          <Text>{back}</Text>
        </span>{' '}
        <b data-is-long={large.length >= LONG || undefined}>
          <Text>{large}</Text>
        </b>{' '}
        {numeral !== '' && <Text>{noun}</Text>}
      </p>
      <p className={styles.formula}>
        {/* It breaks before a sign, as a sum does, never between a number and its noun. */}
        <Text>{formula.replaceAll(/ (?![×÷=])/g, '\u00A0')}</Text>
      </p>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
    </div>
  );
}
