import type { NDS_STEPS } from '#content/facts/nds.ts';
import { classNames } from '#src/lib/class-names.ts';
import { NDS_LAND, STEP_BOX } from './land.ts';
import drawn from '#src/ui/figure/figure.module.css';
import styles from './step-figure.module.css';

/** Fields of the closing land at this step: found bare, in order, as code, whose signs no direction turns, as a seal. Decoration. */
export function StepFigure({ step }: { step: (typeof NDS_STEPS)[number] }) {
  return (
    <svg
      className={classNames(step === 'designToCode' ? drawn.figure : drawn.sequence, styles.figure)}
      viewBox={STEP_BOX}
      aria-hidden="true"
      data-draws=""
    >
      <use href={`${NDS_LAND}#${step}`} />
    </svg>
  );
}
