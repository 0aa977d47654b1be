import type { NDS_SOLUTIONS } from '#content/facts/nds.ts';
import { classNames } from '#src/lib/class-names.ts';
import { NDS_LAND, SCREEN_BOX } from './land.ts';
import drawn from '#src/ui/figure/figure.module.css';
import styles from './screen-figure.module.css';

/** One screen as a piece of land, seen four times: set out, built, audited, and the modules that grow from it. Decoration. */
export function ScreenFigure({ solution }: { solution: (typeof NDS_SOLUTIONS)[number] }) {
  return (
    <svg
      className={classNames(drawn.sequence, styles.figure)}
      viewBox={SCREEN_BOX}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      data-draws=""
    >
      <use href={`${NDS_LAND}#${solution}`} />
    </svg>
  );
}
