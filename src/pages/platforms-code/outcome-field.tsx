import { COMPONENT_FAMILIES, COMPONENTS } from '#content/facts/components.ts';
import { PLATFORMS_CODE_CHECKS, type PlatformsCodeOutcome } from '#content/facts/platforms-code.ts';
import { PIVOT_FIELDS } from '#src/sections/pivot-fields/sprite.ts';
import styles from './outcome-field.module.css';

const RADIUS = 48;
const FURROWS = [12, 21, 30, 39];
/** Seven fields of one size: one in the middle, the others around it. */
const FAMILY_RADIUS = 14.4;
const FAMILY_DISTANCE = RADIUS - FAMILY_RADIUS;
const TICK_FROM = 31;
/** How far the quarters of a field stand from its middle. */
const QUARTER_GAP = 2.2;

function point(turn: number, radius: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

function Families() {
  return COMPONENT_FAMILIES.map((family, index) => {
    const around = COMPONENT_FAMILIES.length - 1;
    const place = index === 0 ? '0 0' : point((index - 0.5) / around, FAMILY_DISTANCE);
    const densest = COMPONENTS.findLast((component) => component.family === family);
    return (
      <g key={family} transform={`translate(${place}) scale(${FAMILY_RADIUS / 50})`}>
        <circle className={styles.sown} r="50" />
        {densest && <use href={`${PIVOT_FIELDS}#${densest.name}`} x="-50" y="-50" width="100" height="100" />}
      </g>
    );
  });
}

function Checks() {
  const { all, accessibility } = PLATFORMS_CODE_CHECKS;
  const rays = Array.from(
    { length: all },
    (_, index) => `M${point(index / all, TICK_FROM)}L${point(index / all, RADIUS)}`,
  );
  return (
    <>
      <path className={styles.point} d={rays.slice(accessibility).join('')} />
      <path className={styles.held} d={rays.slice(0, accessibility).join('')} />
    </>
  );
}

function Reviews() {
  const radius = RADIUS - QUARTER_GAP;
  return [0, 1, 2, 3].map((quarter) => (
    <g key={quarter} transform={`rotate(${90 * quarter}) translate(${QUARTER_GAP} -${QUARTER_GAP})`}>
      <path className={styles.sown} d={`M0 0V-${radius}A${radius} ${radius} 0 0 1 ${radius} 0z`} />
      {FURROWS.map((furrow) => (
        <path
          key={furrow}
          className={styles.furrow}
          d={`M0-${furrow}A${furrow} ${furrow} 0 0 1 ${furrow} 0`}
        />
      ))}
    </g>
  ));
}

function Journey() {
  return (
    <>
      <circle className={styles.sown} r={RADIUS} />
      {FURROWS.map((furrow) => (
        <circle key={furrow} className={styles.furrow} r={furrow} />
      ))}
      <path className={styles.way} d="M-48 14C-22 14-24-18-2-18S12 14 30 8" />
      <circle className={styles.end} cx="30" cy="8" r="5" />
    </>
  );
}

const FIELDS = { families: Families, checks: Checks, reviews: Reviews, journey: Journey };

/** What a team takes away, as a field: the fields of the families, the points of the list, four quarters, one way. */
export function OutcomeField({ outcome }: { outcome: PlatformsCodeOutcome }) {
  const Field = FIELDS[outcome];
  return (
    <svg className={styles.field} viewBox="-50 -50 100 100" aria-hidden="true">
      <Field />
    </svg>
  );
}
