import { coordinates, repeat, short } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, solid, type Figure } from './elements.ts';

/** The page may set its weight, as that of the lines. */
const strongAccent = { ...accentStroke, 'stroke-width': 'var(--figure-strong, 2.4)' };

/** A dot's edge is the drawing's. */
const [START, MIDDLE, END] = [4.5, 55, 175.5];

/** The radius of small dots, which stand in one column with the large one. */
const SMALL = 2.2;

/** How high the mark is that a challenge ends on where it ranks. */
const MARK = 7;

/** How far the way swings off the straight one, turn after turn, beside each other. */
const SWINGS = [11, 8, 5] as const;

/** The journey as documents have it, dashed and straight, and as it is lived, which is longer: half circles, each from where the last one ends. */
function asLived(): string {
  const unit = (END - START) / SWINGS.reduce((sum, swing) => sum + swing, 0);
  const turns = SWINGS.map((swing, index) => {
    const across = Math.round(swing * unit * 10) / 10;
    return `a${coordinates(across / 2, across / 2)} 0 0 ${index % 2 === 0 ? 1 : 0} ${short(across)} 0`;
  });
  return (
    path(`M${START} ${MIDDLE}H${END}`, { 'stroke-dasharray': '1 4', 'stroke-linecap': 'round' }) +
    path(`M${START} ${MIDDLE}${turns.join('')}`, strongAccent) +
    circle({ x: START, y: MIDDLE }, 4.5, accentSolid) +
    circle({ x: END, y: MIDDLE }, 4.5, accentSolid)
  );
}

/** Where each challenge stands when all are ranked by what it changes. */
const RANKS = [4, 1, 6, 0, 3, 5, 2] as const;

/** Challenges in the order in which they were told; ranked, the first reaches farthest, and each of the others ends on a mark. */
function ranked(): string {
  const rowAt = (row: number): number => 10 + row * 15;
  const way = (rank: number, row: number): string =>
    `M${START} ${rowAt(row)}C44 ${rowAt(row)} 46 ${rowAt(rank)} 84 ${rowAt(rank)}H${END - rank * 13}`;
  const strand = (rank: number, row: number): string =>
    way(rank, row) + (rank === 0 ? '' : `m0-${MARK / 2}v${MARK}`);
  const first = RANKS.indexOf(0);
  return (
    path(RANKS.map((rank, row) => (rank === 0 ? '' : strand(rank, row))).join(''), { opacity: 0.75 }) +
    RANKS.map((_, row) => circle({ x: START, y: rowAt(row) }, SMALL, solid)).join('') +
    path(strand(0, first), strongAccent) +
    circle({ x: END, y: rowAt(0) }, 4.5, accentSolid)
  );
}

/**
 * What everyone brought becomes one screen that all agree on: what was ranked first leads there, and the same line draws
 * it, once around, and goes on. At the scale of the two before it, it ends where its column does.
 */
function agreed(): string {
  const [first = 0, ...others] = repeat(7, (row) => 10 + row * 15);
  const strand = (y: number) => `M${START} ${y}C38 ${y} 36 ${MIDDLE} 64 ${MIDDLE}`;
  const screen = `V11.5a8 8 0 0 1 8 -8H152.5a8 8 0 0 1 8 8V98.5a8 8 0 0 1 -8 8H88a8 8 0 0 1 -8 -8V${MIDDLE}`;
  // The others are its text, each as long as its rank.
  const written = others.map((_, rank) => `M93 ${20 + rank * 10.5}H${147.5 - rank * 7}`);
  return (
    path(others.map(strand).join(''), { opacity: 0.75 }) +
    others.map((y) => circle({ x: START, y }, SMALL, solid)).join('') +
    path(written.join(''), { opacity: 0.75 }) +
    path(`${strand(first)}H80${screen}`, { ...strongAccent, 'stroke-linejoin': 'round' }) +
    circle({ x: START, y: first }, 4.5, accentSolid) +
    path('M98 89H122', { ...accentStroke, 'stroke-width': 10, 'stroke-linecap': 'round' })
  );
}

/** What a workshop is for: one each, all as wide. */
export const objectiveFigures: readonly Figure[] = [asLived, ranked, agreed].map((draw, index) => ({
  id: `objective-${index + 1}`,
  width: 180,
  height: 110,
  strokeWidth: 1.2,
  body: draw(),
}));
