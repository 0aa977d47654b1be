import { Fragment } from 'react';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import styles from './overview-part.module.css';

interface Props {
  label: string;
  title: string;
  text: string;
}

/** One part of the overview; the numbers that its text tells stand large below its label, with what the last counts. */
export function OverviewPart({ label, title, text }: Props) {
  // In its order: 15, or 50 → 10; and the word on the line of one (a space that does not break lies between).
  const numbers = text.match(/\d+%?/g);
  const unit = /\d\u00A0(\p{L}[\p{L}\p{M}]*)/u.exec(text)?.[1];
  return (
    <article className={styles.part} data-item="">
      <div className={styles.told}>
        <p>
          <Text>{label}</Text>
        </p>
        {/* The text says them, too. */}
        {numbers && (
          <p className={styles.numbers} aria-hidden="true">
            {numbers.map((number, index) => (
              <Fragment key={number}>
                {index > 0 && <Icon name="arrow" />}
                <bdi dir="ltr">{number}</bdi>
              </Fragment>
            ))}
          </p>
        )}
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
