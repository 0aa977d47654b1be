import { Fragment } from 'react';
import { Figure } from '#src/ui/figure/figure.tsx';
import type { FigureName } from '#src/ui/figure/figures.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import styles from './overview-part.module.css';

interface Props {
  label: string;
  title: string;
  text: string;
  /** What it means, drawn: for one that tells no number. */
  figure: FigureName | null;
}

/** Charts: time runs one way in both languages, a rise mirrored would be a fall. */
const CHARTS: ReadonlySet<FigureName> = new Set(['overview-alert', 'overview-foreseen']);

/**
 * One part of the overview; below its label stand the numbers that its text tells, with what the last counts, or its
 * drawing.
 */
export function OverviewPart({ label, title, text, figure }: Props) {
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
        {figure && <Figure name={figure} isSequence={!CHARTS.has(figure)} className={styles.figure} />}
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
