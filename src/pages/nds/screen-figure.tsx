import { useId } from 'react';
import type { NDS_SOLUTIONS } from '#content/facts/nds.ts';
import { BAR, box, COLUMNS, disc, FRAME, HOLDERS, LAND, PARTS, SCREEN, SPACES } from './screen-parts.ts';
import styles from './screen-figure.module.css';

/** Where the audit has come to. */
const SCAN = 314;
/** The corners it has found in order, and the one it has not. */
const PASSED = [
  [24, 64],
  [216, 80],
  [24, 196],
  [128, 164],
  [256, 64],
  [24, 220],
  [157, 276],
  [173, 220],
  [306, 276],
] as const;
const FOUND = [256, 196] as const;

const Measures = () => (
  <>
    <path className={styles.tint} d={COLUMNS} />
    <path className={styles.line} d={FRAME + BAR + HOLDERS + PARTS} />
    <path className={styles.solid} d={SPACES} />
  </>
);

const Built = () => (
  <>
    <path className={styles.tint} d={HOLDERS} />
    <path className={styles.solid} d={LAND + PARTS} />
    <path className={styles.line} d={FRAME + BAR} />
  </>
);

function Audited() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={box(0, 0, SCAN, SCREEN.height)} />
      </clipPath>
      <path className={styles.line} d={FRAME + BAR + HOLDERS + LAND + PARTS} />
      <g clipPath={`url(#${id})`}>
        <path className={styles.tint} d={FRAME} />
        <path className={styles.line} d={HOLDERS + PARTS} />
      </g>
      <path className={styles.strong} d={`M${SCAN} -14V${SCREEN.height + 14}`} />
      <path
        className={styles.solid}
        d={PASSED.map(([x, y]) => disc(x, y, 5)).join('') + disc(SCAN, -14, 7)}
      />
      <path className={styles.open} d={disc(...FOUND, 9)} />
    </>
  );
}

/** The screens of a team, each another page of the same parts. */
const PAGES = [
  HOLDERS + PARTS,
  box(24, 64, 192, 16, 8) + [104, 148, 192, 236].map((y) => box(24, y, 432, 32, 8)).join(''),
  box(24, 64, 136, 16, 8) +
    [104, 160].map((y) => box(24, y, 204, 40, 8) + box(252, y, 204, 40, 8)).join('') +
    box(24, 228, 128, 40, 20),
  box(24, 64, 264, 212, 10) + [64, 140, 216].map((y) => box(312, y, 144, 60, 10)).join(''),
] as const;
const SIZE = 0.3;

const Grown = () => (
  <>
    {Array.from({ length: 9 }, (_, index) => (
      <g
        key={index}
        transform={`translate(${(index % 3) * 168} ${Math.floor(index / 3) * 105})scale(${SIZE})`}
      >
        {index === 0 ? (
          <Built />
        ) : (
          <path className={styles.line} d={FRAME + BAR + (PAGES[index % 4] ?? '')} />
        )}
      </g>
    ))}
  </>
);

const VIEWS = {
  designSystem: Measures,
  componentLibrary: Built,
  complianceAudit: Audited,
  teamEnablement: Grown,
} as const satisfies Record<(typeof NDS_SOLUTIONS)[number], () => React.ReactNode>;

/** One screen, seen four times: its measures, its parts, what an audit finds, and the pages that grow from it. Decoration. */
export function ScreenFigure({ solution }: { solution: keyof typeof VIEWS }) {
  const View = VIEWS[solution];
  return (
    <svg className={styles.figure} viewBox={`0 0 ${SCREEN.width} ${SCREEN.height}`} aria-hidden="true">
      <View />
    </svg>
  );
}
