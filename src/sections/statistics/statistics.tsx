import type { ReactNode } from 'react';
import { STATISTICS } from '#content/facts/counters.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Ridge } from '#src/ui/figure/ridge.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import figures from './figures.module.css';
import styles from './statistics.module.css';

/**
 * Four numerals standing on the four dunes of one computed ridge, or on a `land` of the page's own, to which its style
 * sheet brings them (`place`); final text, never counted up.
 */
export function Statistics({ land, place }: { land?: ReactNode; place?: string | undefined }) {
  const { title, labels } = useTexts('statistics');
  return (
    <section id="statistics" className={styles.statistics} aria-labelledby="statistics-title">
      <h2 id="statistics-title" className="wrap display-1">
        <Text>{title}</Text>
      </h2>
      <div className={classNames(figures.figures, land === undefined ? styles.ground : place)}>
        {land ?? (
          <>
            <Ridge name="ridge-four" className={styles.ridge} />
            {/* Phones show it in two lines, as a text: the first two dunes, and here the others. */}
            <Ridge name="ridge-four" isCarried className={`${styles.ridge} ${styles.second}`} />
          </>
        )}
        <dl>
          {STATISTICS.map(({ key, value }) => (
            <div key={key} data-item="">
              <dt>
                <Text>{labels[key]}</Text>
              </dt>
              <dd>
                <bdi dir="ltr">
                  <Numeral value={value} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The digits large, the sign small; read as one text (`+252`, `99%`). */
function Numeral({ value }: { value: string }) {
  return value
    .split(/(\d+)/)
    .map((part) => (/^\d/.test(part) ? part : part && <span key={part}>{part}</span>));
}
