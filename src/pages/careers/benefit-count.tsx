import { BENEFITS } from '#content/facts/benefits.ts';
import styles from './benefit-count.module.css';

type Benefit = (typeof BENEFITS)[number];

const countOf = (id: Benefit['id']) =>
  Number.parseInt(BENEFITS.find((benefit) => benefit.id === id)?.number ?? '0');

const inRow = (count: number, mark: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => mark(index)).join('');

const COLUMNS = 15;
const days = inRow(
  countOf('leave'),
  (day) => `M${3 + (day % COLUMNS) * 10} ${6 + Math.floor(day / COLUMNS) * 12}h0`,
);
const lessons = inRow(countOf('learning'), (lesson) => `M${1 + lesson * 12} 2v20`);
const week = BENEFITS.find((benefit) => 'of' in benefit)?.of ?? 0;
const atHome = countOf('remote');
const place = (index: number) => 10 + index * 26;
const dot = (index: number) => `M${place(index)} 12h0`;

/** The number of a benefit, counted out: days as dots, those at home in a week of dots, those of learning as ticks, a cover of all as one line from end to end. */
export function BenefitCount({ id }: { id: Benefit['id'] }) {
  return (
    <svg className={styles.count} viewBox="0 0 150 24" aria-hidden="true">
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
      {id === 'insurance' && <path className={styles.filled} d="M10 12h130" />}
    </svg>
  );
}
