import { ToldNumbers } from '#src/ui/told-numbers/told-numbers.tsx';
import { numbersIn } from '#src/ui/told-numbers/numbers-in.ts';
import { Text } from '#src/i18n/text.tsx';
import styles from './overview-part.module.css';

interface Props {
  label: string;
  title: string;
  text: string;
}

/** One part of the overview; the numbers that its text tells stand large below its label, with what the last counts. */
export function OverviewPart({ label, title, text }: Props) {
  const numbers = numbersIn(text);
  const unit = numbers.at(-1)?.unit;
  return (
    <article className={styles.part} data-item="">
      <div className={styles.told}>
        <p>
          <Text>{label}</Text>
        </p>
        {numbers.length > 0 && <ToldNumbers text={text} className={styles.numbers} />}
        {unit !== undefined && (
          <p className={styles.unit} aria-hidden="true">
            {unit}
          </p>
        )}
      </div>
      <div>
        <h3>
          <Text>{title}</Text>
        </h3>
        <p>
          <Text>{text}</Text>
        </p>
      </div>
    </article>
  );
}
