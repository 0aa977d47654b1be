import { repeat, steps } from '../../shared/geometry.ts';
import type { Line } from '../lines.ts';
import { node, ring, STRONG } from '../path-parts.ts';
import { groundAt, seenOver, type Crest } from './crest.ts';

/** `day-dusk`: a dune at the left, its flank running out to the right. */
const DUSK: Crest = [
  [0, 265],
  [93, 305],
  [137, 317],
  [191, 272],
  [221, 256],
  [262, 272],
  [325, 299],
  [387, 326],
  [450, 348],
  [521, 371],
  [600, 388],
];

const [GROUND, STEP, ROW] = [330, 20, 14];
/** The lowest row, where the dune's flank leaves the picture: the dots end on it, not on a level. */
const FOOT = 378;

/** Over the ground, in units. */
const heightAt = (x: number): number =>
  34 + 206 * Math.exp(-(((x - 400) / 96) ** 2)) + 92 * Math.exp(-(((x - 132) / 66) ** 2));

/** Data Management & BI: a distribution in dots stands behind the dunes as a farther one, under the curve that explains it. */
export function data(): Line[] {
  const columns = steps(-10, 610, STEP).map((x) => ({ x, y: GROUND - heightAt(x) }));
  const rows = repeat(20, (row): Line => {
    const y = FOOT - row * ROW;
    const centres = columns
      .filter((top) => y > top.y + 9 && y < groundAt(DUSK, top.x) - 7)
      .map(({ x }) => ({ x, y }));
    return { kind: 'dots', centres, radius: 2.6, opacity: Number(Math.min(1, 1.12 - 0.03 * row).toFixed(2)) };
  });
  // What the dune leaves to be seen of the curve.
  const at = (share: number) => ({ x: share * 600, y: GROUND - heightAt(share * 600) });
  const curves = seenOver(DUSK, at).map(([from, to]): Line => {
    const count = Math.ceil((to - from) * 30);
    const points = repeat(count + 1, (step) => at(from + ((to - from) * step) / count));
    return { kind: 'curve', points, weight: STRONG.weight };
  });
  const peak = { x: 400, y: GROUND - heightAt(400) };
  const minor = { x: 132, y: GROUND - heightAt(132) };
  return [
    ...rows.filter((row) => row.kind === 'dots' && row.centres.length > 0),
    ...curves,
    node(peak, 6),
    ring(peak, 14),
    node(minor, 4.5),
  ];
}
