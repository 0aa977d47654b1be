import { useState } from 'react';
import {
  LONGEST_REQUEST_MINUTES,
  REQUEST_STEPS,
  withMinutes,
  type TimeEstimate,
} from '#content/facts/time-estimate.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { useTimeout } from '#src/lib/use-timeout.ts';
import { estimateWords } from './estimate-words.ts';
import { RangeField } from './range-field.tsx';
import styles from './minute-calculator.module.css';

/** The result is said once the hand has rested this long, in milliseconds: a drag is no stream of words. */
const REST_MS = 600;

interface Props {
  estimate: TimeEstimate;
  onChange: (estimate: TimeEstimate) => void;
}

/** The three ranges, and the one voice that says what comes of them. */
export function CalculatorFields({ estimate, onChange }: Props) {
  const { fields, back, units } = useTexts('minuteCalculator');
  const { requests, minutes, saved, days } = estimateWords(estimate, units, useLanguage());
  const result = `${back}: ${days}`;
  const [said, setSaid] = useState(result);
  useTimeout(() => setSaid(result), REST_MS, estimate);
  return (
    <div className={styles.fields}>
      <RangeField
        name="requests"
        label={fields.requests}
        shown={requests}
        min={0}
        max={REQUEST_STEPS.length - 1}
        value={REQUEST_STEPS.indexOf(estimate.requests)}
        onChange={(step) => onChange({ ...estimate, requests: REQUEST_STEPS[step] ?? estimate.requests })}
      />
      <RangeField
        name="minutes"
        label={fields.minutes}
        shown={minutes}
        min={1}
        max={LONGEST_REQUEST_MINUTES}
        value={estimate.minutes}
        onChange={(value) => onChange(withMinutes(estimate, value))}
      />
      <RangeField
        name="saved"
        label={fields.saved}
        shown={saved}
        min={1}
        max={estimate.minutes}
        value={estimate.saved}
        onChange={(value) => onChange({ ...estimate, saved: value })}
      />
      <output className="visually-hidden">
        <Text>{said}</Text>
      </output>
    </div>
  );
}
