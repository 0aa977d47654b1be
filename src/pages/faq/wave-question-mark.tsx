import { classNames } from '#src/lib/class-names.ts';
import styles from './wave-question-mark.module.css';

/** Radius of the symbol's arch and bowl, in units of its 64-unit square, and its stroke's width. */
const RADIUS = 11.75;
const STROKE_WIDTH = 9;
const LINES = 13;

/** The arch of the logo, turned at 45° into its bowl, `offset` units outside the middle of the stroke. */
function waveLine(offset: number): string {
  const arch = RADIUS + offset;
  const bowl = RADIUS - offset;
  const centre = { x: 20.25, y: 20.25 };
  const turn = { x: centre.x + arch * Math.SQRT1_2, y: centre.y + arch * Math.SQRT1_2 };
  const end = { x: turn.x - bowl * (1 - Math.SQRT1_2), y: turn.y + bowl * Math.SQRT1_2 };
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return (
    `M${at({ x: centre.x - arch, y: 26 })}V${centre.y}` +
    `A${arch} ${arch} 0 1 1 ${at(turn)}A${bowl} ${bowl} 0 0 0 ${at(end)}V45`
  );
}

const PATHS = Array.from({ length: LINES }, (_, index) =>
  waveLine((index / (LINES - 1) - 0.5) * STROKE_WIDTH),
);

/** A question mark from the logo's own wave, as wind lines, over its node. Decoration. */
export function WaveQuestionMark({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.frame, className)}>
      <svg viewBox="3.8 3.8 32.9 56.5" aria-hidden="true">
        <g className={styles.mark}>
          {PATHS.map((d) => (
            <path key={d} className={styles.line} d={d} />
          ))}
          <circle className={styles.node} data-drawn-dot="" cx="25.12" cy="54" r="6.2" />
        </g>
      </svg>
      <i data-dot="" />
    </div>
  );
}
