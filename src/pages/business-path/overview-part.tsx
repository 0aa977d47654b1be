import { Fragment } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Figure } from '#src/ui/figure/figure.tsx';
import type { FigureName } from '#src/ui/figure/figures.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { Across } from './across.tsx';
import type { AcrossName } from './across-file.ts';
import labels from './overview-labels.module.css';
import styles from './overview-part.module.css';

interface Props {
  label: string;
  title: string;
  text: string;
  /** What it means, drawn: for one that tells no number. */
  figure: FigureName | null;
  /** A drawing from the edge of the window on. */
  across?: AcrossName | undefined;
  /** The words of the text that stand on the drawing. */
  drawn: readonly string[];
  /** The words of the text that stand where others have a number. */
  instead?: string | undefined;
}

const LABELLED: Partial<Record<FigureName | AcrossName, string | undefined>> = {
  'overview-levels': labels.levels,
  'overview-today': labels.today,
  channels: labels.channels,
  measure: labels.measure,
  sieve: labels.sieve,
  chart: labels.chart,
};

/**
 * One part of the overview; below its label stand the numbers that its text tells, with what the last counts, or words
 * instead of them, or its drawing. The text says them all, too.
 */
export function OverviewPart({ label, title, text, figure, across, drawn, instead }: Props) {
  // In its order: 15, or 50 → 10; and the word on the line of one (a space that does not break lies between).
  const numbers = text.match(/\d+%?/g);
  const unit = /\d\u00A0(\p{L}[\p{L}\p{M}]*)/u.exec(text)?.[1];
  const drawing = across ?? figure;
  return (
    <article className={styles.part} data-item="">
      <div className={styles.told}>
        <p>
          <Text>{label}</Text>
        </p>
        {numbers && (
          <p className={styles.numbers} aria-hidden="true">
            {numbers.map((number, index) => (
              <Fragment key={number}>
                {index > 0 && <Icon name="arrow" />}
                <bdi dir="ltr">{number}</bdi>
              </Fragment>
            ))}
            {unit !== undefined && <span>{unit}</span>}
          </p>
        )}
        {instead !== undefined && (
          <p className={styles.numbers} aria-hidden="true">
            <b>
              <Text>{instead}</Text>
            </b>
          </p>
        )}
        {drawing && (
          <div className={classNames(styles.figure, labels.words, LABELLED[drawing])}>
            {across && <Across name={across} />}
            {figure && <Figure name={figure} isSequence={figure !== 'overview-minutes'} />}
            {drawn.map((word) => (
              <span key={word} aria-hidden="true">
                <Text>{word}</Text>
              </span>
            ))}
          </div>
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
