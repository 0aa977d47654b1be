import { useId } from 'react';
import { Text } from '#src/i18n/text.tsx';
import styles from './minute-calculator.module.css';
import rangeStyles from './range-field.module.css';

interface Props {
  name: string;
  label: string;
  /** The value as a reader says it: with its unit. */
  shown: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A native range under its name and its value. */
export function RangeField({ name, label, shown, min, max, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Text>{label}</Text>
      </label>
      <b aria-hidden="true">
        <Text>{shown}</Text>
      </b>
      <input
        id={id}
        className={rangeStyles.range}
        type="range"
        name={name}
        min={min}
        max={max}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
