import { COMPONENT_FAMILIES, COMPONENTS } from '#content/facts/components.ts';
import {
  PLATFORMS_CODE_CHECKS,
  PLATFORMS_CODE_REVIEWS,
  type PlatformsCodeOutcome,
} from '#content/facts/platforms-code.ts';
import { PIVOT_FIELDS } from '#src/sections/pivot-fields/sprite.ts';
import fieldStyles from './field.module.css';
import { FURROWS, Furrows, pointAt, RADIUS, sector } from './field.tsx';
import styles from './outcome-field.module.css';

/** Fields of one size: one in the middle, the others around it, from the top of the circle that goes round them all. */
const FAMILY_RADIUS = 14.4;
const FAMILY_DISTANCE = RADIUS - FAMILY_RADIUS;
const TICK_FROM = 31;
/** How far the parts of a field stand from its middle, aslant: all of it is as large as the others. */
const PART_GAP = 3;

function Families() {
  return COMPONENT_FAMILIES.map((family, index) => {
    const around = COMPONENT_FAMILIES.length - 1;
    const place = index === 0 ? '0 0' : pointAt((index - 1) / around, FAMILY_DISTANCE);
    const densest = COMPONENTS.findLast((component) => component.family === family);
    return (
      <g key={family} transform={`translate(${place}) scale(${FAMILY_RADIUS / 50})`}>
        <circle className={fieldStyles.sown} r="50" />
        {densest && <use href={`${PIVOT_FIELDS}#${densest.name}`} x="-50" y="-50" width="100" height="100" />}
      </g>
    );
  });
}

function Checks() {
  const { all, accessibility } = PLATFORMS_CODE_CHECKS;
  const rays = Array.from(
    { length: all },
    (_, index) => `M${pointAt(index / all, TICK_FROM)}L${pointAt(index / all, RADIUS)}`,
  );
  return (
    <>
      <path className={styles.point} d={rays.slice(accessibility).join('')} />
      <path className={styles.held} d={rays.slice(0, accessibility).join('')} />
    </>
  );
}

function Reviews() {
  const radius = RADIUS - PART_GAP * Math.SQRT1_2;
  return Array.from({ length: PLATFORMS_CODE_REVIEWS }, (_, review) => {
    const share = 1 / PLATFORMS_CODE_REVIEWS;
    const place = `rotate(${360 * share * review}) translate(${pointAt(share / 2, PART_GAP)})`;
    return (
      <g key={review} transform={place}>
        <path className={fieldStyles.sown} d={sector(share, radius)} />
        {FURROWS.map((furrow) => (
          <path
            key={furrow}
            className={fieldStyles.furrow}
            d={`M0-${furrow}A${furrow} ${furrow} 0 0 1 ${pointAt(share, furrow)}`}
          />
        ))}
      </g>
    );
  });
}

function Journey() {
  return (
    <>
      <circle className={fieldStyles.sown} r={RADIUS} />
      <Furrows />
      <path className={styles.way} d="M-48 14C-22 14-24-18-2-18S12 14 30 8" />
      <circle className={styles.end} cx="30" cy="8" r="5" />
    </>
  );
}

const FIELDS = { families: Families, checks: Checks, reviews: Reviews, journey: Journey };

/** What a team takes away, as a field: the fields of the families, the points of the list, a part for each review, one way. */
export function OutcomeField({ outcome }: { outcome: PlatformsCodeOutcome }) {
  const Field = FIELDS[outcome];
  return (
    <svg className={styles.field} viewBox="-48 -48 96 96" aria-hidden="true">
      <Field />
    </svg>
  );
}
