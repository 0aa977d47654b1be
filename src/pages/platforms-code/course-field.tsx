import { PROGRAMME_STEP_WEEKS } from '#content/facts/platforms-code.ts';
import { pointAt, RADIUS, sector } from './field.tsx';
import styles from './course.module.css';

const WEEKS = PROGRAMME_STEP_WEEKS.flat().length;
const SHARE = 1 / WEEKS;
/** Between two furrows: closer than in the small fields. */
const FURROW_PITCH = 3;
/** What a week's number has of its part to the outer edge. */
const NUMBER_INSET = 6.5;

/** How far from the middle a week's part reaches: the last one's to the field's edge. */
const reachOf = (week: number) => Number((RADIUS * (0.3 + (0.7 * week) / WEEKS)).toFixed(1));

function Week({ week }: { week: number }) {
  const reach = reachOf(week);
  const furrows = Array.from({ length: Math.floor(reach / FURROW_PITCH) - 1 }, (_, index) => {
    const radius = (index + 2) * FURROW_PITCH;
    return `M0-${radius}A${radius} ${radius} 0 0 1 ${pointAt(SHARE, radius)}`;
  });
  return (
    <>
      <g transform={`rotate(${(week - 1) * 360 * SHARE})`}>
        <path className={styles.part} d={sector(SHARE, reach)} />
        <path className={styles.furrow} d={furrows.join('')} />
      </g>
      <text transform={`translate(${pointAt((week - 0.5) * SHARE, reach - NUMBER_INSET)})`} dy=".36em">
        {week}
      </text>
    </>
  );
}

/** The weeks of one step as parts of the whole, where the course's field has them. Decoration. */
export function StepField({ weeks }: { weeks: readonly number[] }) {
  return (
    <svg className={styles.key} viewBox="-48.5 -48.5 97 97" aria-hidden="true">
      <circle className={styles.edge} r={RADIUS} />
      {weeks.map((week) => (
        <path
          key={week}
          className={styles.part}
          transform={`rotate(${(week - 1) * 360 * SHARE})`}
          d={sector(SHARE, RADIUS)}
        />
      ))}
    </svg>
  );
}

/** The course as one field, sown farther out each week as the arm goes round; a step's weeks have one green. Decoration. */
export function CourseField() {
  return (
    <svg className={styles.field} viewBox="-48.5 -48.5 97 97" aria-hidden="true">
      <circle className={styles.edge} r={RADIUS} />
      <g>
        {PROGRAMME_STEP_WEEKS.map((weeks) => (
          <g key={weeks.join('-')} data-step="">
            {weeks.map((week) => (
              <Week key={week} week={week} />
            ))}
          </g>
        ))}
      </g>
      <path className={styles.arm} d={`M0 0V-${RADIUS}`} />
      <circle className={styles.pivot} r="2.4" />
    </svg>
  );
}
