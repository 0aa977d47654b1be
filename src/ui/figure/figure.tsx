import { classNames } from '#src/lib/class-names.ts';
import styles from './figure.module.css';
import { figures, type FigureName } from './figures.ts';

interface Props {
  name: FigureName;
  /** It reads in order, from the inline start: mirrored with the direction. */
  isSequence?: boolean;
  className?: string | undefined;
}

/** A computed line drawing from a sprite: one ink, the accent from `--hi`. Decoration. */
export function Figure({ name, isSequence = false, className }: Props) {
  const { href, viewBox } = figures[name];
  return (
    <svg
      className={classNames(isSequence && styles.sequence, className)}
      viewBox={viewBox}
      aria-hidden="true"
    >
      <use href={href} />
    </svg>
  );
}
