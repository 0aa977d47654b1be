import { COMPONENTS } from '#content/facts/components.ts';
import type { NDS_STEPS } from '#content/facts/nds.ts';
import styles from './step-figure.module.css';

type Step = (typeof NDS_STEPS)[number];

/** As many as the platform has components (the closing field shows each of them). */
const MARKS = COMPONENTS.map((_, index) => index);
const [COLUMNS, PITCH, MIDDLE, RING] = [7, 40, 106, 24];

const mark = (x: number, y: number, across = 0, down = 0) =>
  `M${Math.round(x + 6)} ${Math.round(y + 6)}l${Math.round(across)} ${Math.round(down)}`;

/** Even but in no order: each point far from those before it, by the plastic number. */
const scattered = (index: number) =>
  mark(240 * ((0.5 + index * 0.7549) % 1), 200 * ((0.5 + index * 0.5698) % 1));

const inRows = (index: number) => mark((index % COLUMNS) * PITCH, Math.floor(index / COLUMNS) * PITCH);

/** Lines of code: some marks of a row reach toward the next, none past the row's end. */
const asCode = (index: number) => {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  const isLong = (column + row * 2) % 3 === 0 && column < COLUMNS - 1;
  return mark(column * PITCH, row * PITCH, isLong ? PITCH / 2 : 0);
};

/** A seal about its dot: a ring of points, and in it the rest of the marks as rays. */
const asSeal = (index: number) => {
  const [first, inRing] = index < RING ? [0, RING] : [RING, MARKS.length - RING];
  const angle = ((index - first) / inRing) * 2 * Math.PI;
  const [radius, ray] = first === 0 ? [100, 0] : [74, 18];
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  return mark(100 + radius * across, 100 + radius * down, -ray * across, -ray * down);
};

const PLACES: Record<Step, (index: number) => string> = {
  projectBrief: scattered,
  buildSystem: inRows,
  designToCode: asCode,
  getCertificate: asSeal,
};

/** The same marks at each step: as they were found, in order, as code, as the seal about its dot. Decoration. */
export function StepFigure({ step }: { step: Step }) {
  return (
    <svg className={styles.figure} viewBox="0 0 252 212" aria-hidden="true">
      <path d={MARKS.map(PLACES[step]).join('')} />
      {step === 'getCertificate' && (
        <circle cx={MIDDLE} cy={MIDDLE} r="24" fill="currentcolor" stroke="none" />
      )}
    </svg>
  );
}
