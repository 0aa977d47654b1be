import { useId, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './drawing.module.css';

/** Which side the lines start at. */
type Direction = 'rtl' | 'ltr';

/** A drawing as it shows in windows of one kind. */
interface View {
  /** Its symbol in the file. */
  id: string;
  width: number;
  height: number;
  /** Whether there is land that hides what stands behind it. */
  hasLand?: true;
  /** Where digits stand: the middle of their baseline, `x` from the inline start. */
  numerals?: readonly { x: number; y: number; size: number }[];
}

/** A computed drawing: one file for each direction, with a view for wide windows and one for phones. */
export interface DrawingFile {
  hrefs: Record<Direction, string>;
  wide: View;
  narrow: View;
  /** Where the dot and the words stand on it, in percent of its box. */
  styles: Readonly<Record<string, string>>;
}

interface Props {
  drawing: DrawingFile;
  direction: Direction;
  /** Its lines run on with the window instead of growing with it. */
  isStretched?: boolean;
  /** Digits that are part of the picture, in the order of reading. */
  numerals?: readonly ReactNode[];
  /** Words that stand on it, in the order of reading. */
  labels?: readonly ReactNode[];
  className?: string | undefined;
}

const NOTHING: readonly never[] = [];

/** A line drawing made by the artwork programs, with the page's dot on it. Decoration. */
export function Drawing(props: Props) {
  const { drawing, labels = NOTHING, className } = props;
  const { styles: places } = drawing;
  const dot = places['dot'];
  return (
    <div className={classNames(styles.box, places['box'], className)} aria-hidden="true">
      <Lines {...props} view={drawing.wide} className={styles.wide} />
      <Lines {...props} view={drawing.narrow} className={styles.narrow} />
      {labels.map((label, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the places of a drawing never change
        <span key={index} className={classNames(styles.label, places[`label${index + 1}`])}>
          {label}
        </span>
      ))}
      {dot !== undefined && <i className={classNames(styles.dot, dot)} data-dot="" />}
    </div>
  );
}

function Lines({
  drawing,
  direction,
  isStretched = false,
  numerals = NOTHING,
  view,
  className,
}: Props & { view: View }) {
  const { id, width, height, hasLand } = view;
  const land = useId();
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
    >
      {view.numerals?.map(({ x, y, size }, index) => (
        <text key={x} x={direction === 'rtl' ? width - x : x} y={y} fontSize={size}>
          {numerals[index]}
        </text>
      ))}
      {hasLand && (
        <linearGradient id={land} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.slope} />
          <stop className={styles.ground} offset="0.7" />
        </linearGradient>
      )}
      <use href={`${drawing.hrefs[direction]}#${id}`} fill={hasLand ? `url(#${land})` : undefined} />
    </svg>
  );
}
