import { classNames } from '#src/lib/class-names.ts';
import { DeferredDrawing } from '#src/ui/deferred-drawing/deferred-drawing.tsx';
import figure from '#src/ui/figure/figure.module.css';
import { ACROSS_BOX, ACROSS_FILE, type AcrossName } from './across-file.ts';
import styles from './across.module.css';

/** A drawing that goes from one edge of the window to the other, or on to where its column ends, as wide and as high as its place; that draws itself, as a figure does: it alone is seen whole. Decoration. */
export function Across({ name }: { name: AcrossName }) {
  return (
    <i className={classNames(figure.figure, styles.across)} data-draws="" aria-hidden="true">
      <DeferredDrawing href={`${ACROSS_FILE}#${name}`} viewBox={ACROSS_BOX} preserveAspectRatio="none" />
    </i>
  );
}
