import { classNames } from '#src/lib/class-names.ts';
import { DeferredDrawing } from '#src/ui/deferred-drawing/deferred-drawing.tsx';
import styles from './figure.module.css';
import { figureFile } from './figure-file.ts';
import type { FigureName } from './figures.ts';

interface Props {
  name: FigureName;
  /** It reads in order, from the inline start: mirrored with the direction. */
  isSequence?: boolean;
  /** The forty lines bring it: it does not draw itself. */
  isCarried?: boolean;
  /** It may be on the first screen, and does not wait for the rest of it. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** A computed line drawing from a sprite: one ink, the accent from `--hi`. Decoration. */
export function Figure({ name, isSequence = false, isCarried = false, isFirst = false, className }: Props) {
  const { href, viewBox } = figureFile(name);
  const drawing = {
    className: classNames(isSequence ? styles.sequence : styles.figure, className),
    viewBox,
    'aria-hidden': true,
    'data-draws': isCarried ? undefined : '',
  };
  if (!isFirst) return <DeferredDrawing {...drawing} href={href} />;
  return (
    <svg {...drawing}>
      <use href={href} />
    </svg>
  );
}
