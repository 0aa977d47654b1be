import styles from './components-figure.module.css';

const COLUMNS = 12;
const ROWS = 6;
const [SIZE, STEP] = [40, 47];

interface Cell {
  column: number;
  row: number;
}

const cells: Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  column: index % COLUMNS,
  row: Math.floor(index / COLUMNS),
}));

/** A component on the shelf: every fourth is a disc, the others are squares with a small radius. */
function outline({ column, row }: Cell): string {
  const r = (row + column) % 4 === 0 ? SIZE / 2 : 4;
  const side = SIZE - 2 * r;
  const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return (
    `M${21.5 + column * STEP + r} ${12.5 + row * STEP}h${side}${corner(r, r)}v${side}${corner(-r, r)}` +
    `h${-side}${corner(-r, -r)}v${-side}${corner(r, -r)}z`
  );
}

const isInUse = ({ column, row }: Cell) => (row * 7 + column * 5) % 9 === 0;
const USED = cells.filter(isInUse).map(outline).join('');
const OTHERS = cells
  .filter((cell) => !isInUse(cell))
  .map(outline)
  .join('');

/** A shelf of components, some of them in use. Decoration, beside the other computed line drawings. */
export function ComponentsFigure({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 600 300" aria-hidden="true">
      <path className={styles.line} d={OTHERS} />
      <path className={styles.used} d={USED} />
    </svg>
  );
}
