import { QUESTION_MARK, strandOf } from '#shared/question-mark.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './wave-question-mark.module.css';

const { left, top, width, height, strands } = QUESTION_MARK;

const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;

const STRANDS = Array.from({ length: strands }, (_, index) => {
  const { start, centre, arch, turn, back, bowlCentre, bowl, end } = strandOf(index);
  const [outer, inner] = [arch.toFixed(2), bowl.toFixed(2)];
  const foot = at({ x: end.x, y: bowlCentre.y });
  return `M${at(start)}V${centre.y}A${outer} ${outer} 0 1 1 ${at(turn)}L${at(back)}A${inner} ${inner} 0 0 0 ${foot}V${end.y}`;
}).join('');

/** A question mark from the logo's own wave, as strands of wind lines, over the page's dot. Decoration. */
export function WaveQuestionMark({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.frame, className)} data-question-mark="" aria-hidden="true">
      <svg className={styles.mark} viewBox={`${left} ${top} ${width} ${height}`}>
        <path d={STRANDS} />
      </svg>
      <i className={styles.place} />
      <i className={styles.dot} data-dot="" />
    </div>
  );
}
