import type { ComponentName } from '#content/facts/components.ts';
import { PIVOT_FIELDS } from '#src/sections/pivot-fields/sprite.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './field.module.css';

/** Of a field in a box of 100 units about its middle. */
export const RADIUS = 48;
/** Furrows, as the water goes round: they show where it has been. */
export const FURROWS: readonly number[] = [12, 21, 30, 39];

/** Coordinates at a radius, so many turns clockwise from the top. */
export function pointAt(turn: number, radius: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** Path data of the part of a field that its arm has passed after so much of a turn, less than a whole one. */
export function sector(turn: number, radius: number): string {
  return `M0 0V-${radius}A${radius} ${radius} 0 ${turn > 0.5 ? 1 : 0} 1 ${pointAt(turn, radius)}z`;
}

/** The furrows of a whole field. */
export function Furrows() {
  return FURROWS.map((radius) => <circle key={radius} className={styles.furrow} r={radius} />);
}

/** One of the forty-two as the land has it, with its arm. Decoration. */
export function SownField({
  component,
  className,
}: {
  component: ComponentName;
  className: string | undefined;
}) {
  return (
    <svg className={classNames(styles.one, className)} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className={styles.sown} r="50" />
      <use href={`${PIVOT_FIELDS}#${component}`} x="-50" y="-50" width="100" height="100" />
      <path d="M0 0 35-35" />
    </svg>
  );
}
