import { QUESTION_MARK, waveLine } from '#shared/question-mark.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './wave-question-mark.module.css';

const { left, top, width, height, lines } = QUESTION_MARK;

/** Path data of the lines of one weight. */
function dataOf(isStrong: boolean): string {
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return Array.from({ length: lines }, (_, index) => waveLine(index))
    .filter((line) => line.isStrong === isStrong)
    .map(({ start, centre, arch, turn, bowlCentre, bowl, end }) => {
      const [outer, inner] = [arch.toFixed(2), bowl.toFixed(2)];
      const foot = at({ x: end.x, y: bowlCentre.y });
      return `M${at(start)}V${centre.y}A${outer} ${outer} 0 1 1 ${at(turn)}A${inner} ${inner} 0 0 0 ${foot}V${end.y}`;
    })
    .join('');
}

const [STRONG, FINE] = [dataOf(true), dataOf(false)];

/** A question mark from the logo's own wave, as wind lines, over the page's dot. Decoration. */
export function WaveQuestionMark({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.frame, className)} data-question-mark="" aria-hidden="true">
      <svg className={styles.mark} viewBox={`${left} ${top} ${width} ${height}`}>
        <path className={styles.fine} d={FINE} />
        <path className={styles.strong} d={STRONG} />
      </svg>
      <i className={styles.place} />
      <i className={styles.dot} data-dot="" />
    </div>
  );
}
