import { classNames } from '#src/lib/class-names.ts';
import styles from './figure.module.css';
import { figures, type FigureName } from './figures.ts';

interface Props {
  name: FigureName;
  /** It reads in order, from the inline start: mirrored with the direction. */
  isSequence?: boolean;
  /** The forty lines bring it: it does not draw itself. */
  isCarried?: boolean;
  className?: string | undefined;
}

/** A computed line drawing from a sprite: one ink, the accent from `--hi`. Decoration. */
export function Figure({ name, isSequence = false, isCarried = false, className }: Props) {
  const { href, viewBox } = figures[name];
  return (
    <svg
      className={classNames(isSequence ? styles.sequence : styles.figure, className)}
      viewBox={viewBox}
      aria-hidden="true"
      data-draws={isCarried ? undefined : ''}
    >
      <use href={href} />
    </svg>
  );
}
