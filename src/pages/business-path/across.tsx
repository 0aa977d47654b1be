import { DeferredDrawing } from '#src/ui/deferred-drawing/deferred-drawing.tsx';
import { ACROSS_BOX, ACROSS_FILE, type AcrossName } from './across-file.ts';
import styles from './across.module.css';

/** A drawing that goes from one edge of the window to the other, as wide and as high as its place. Decoration. */
export function Across({ name }: { name: AcrossName }) {
  return (
    <i className={styles.across} data-draws="" aria-hidden="true">
      <DeferredDrawing href={`${ACROSS_FILE}#${name}`} viewBox={ACROSS_BOX} preserveAspectRatio="none" />
    </i>
  );
}
