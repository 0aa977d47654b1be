import { BENEFITS } from '#content/facts/benefits.ts';
import styles from './benefit-count.module.css';

type Benefit = (typeof BENEFITS)[number];

const countOf = (id: Benefit['id']) =>
  Number.parseInt(BENEFITS.find((benefit) => benefit.id === id)?.number ?? '0');

const inRow = (count: number, mark: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => mark(index)).join('');

/** Every count goes from one end of its column to the other, whatever it counts. */
const WIDTH = 150;
const between = (first: number, count: number, index: number) =>
  Number((first + (index * (WIDTH - 2 * first)) / (count - 1)).toFixed(2));

const COLUMNS = 15;
const days = inRow(
  countOf('leave'),
  (day) => `M${between(2.5, COLUMNS, day % COLUMNS)} ${6 + Math.floor(day / COLUMNS) * 12}h0`,
);
const year = countOf('learning');
const lessons = inRow(year, (lesson) => `M${between(1, year, lesson)} 2v20`);
const week = BENEFITS.find((benefit) => 'of' in benefit)?.of ?? 0;
const atHome = countOf('remote');
const place = (index: number) => between(9, week, index);
const dot = (index: number) => `M${place(index)} 12h0`;

/** The number of a benefit, counted out: days as dots, those at home in a week of dots, those of learning as ticks, a cover of all as one line from end to end. */
export function BenefitCount({ id }: { id: Benefit['id'] }) {
  return (
    <svg className={styles.count} viewBox={`0 0 ${WIDTH} 24`} aria-hidden="true">
      {id === 'leave' && <path className={styles.dots} d={days} />}
      {id === 'remote' && (
        <>
          <path className={styles.filled} d={inRow(atHome, dot)} />
          {Array.from({ length: week - atHome }, (_, day) => (
            <circle key={day} cx={place(atHome + day)} cy="12" r="8" />
          ))}
        </>
      )}
      {id === 'learning' && <path d={lessons} />}
      {id === 'insurance' && <path className={styles.whole} d={`M0 12H${WIDTH}`} />}
    </svg>
  );
}
