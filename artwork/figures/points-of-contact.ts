import { coordinates, repeat, seededRandom, short } from '../shared/geometry.ts';
import { ACROSS_HEIGHT, ACROSS_WIDTH } from './across-parts.ts';
import { accentStroke, path } from './elements.ts';

/** So many points of contact, of which so many deserve work; the text says both numbers. */
const POINTS = 50;
/** Which ones they are, and how far each raises satisfaction, or lowers it. */
const CHOSEN: ReadonlyMap<number, number> = new Map([
  [3, 92],
  [8, -104],
  [13, 118],
  [17, 76],
  [22, -126],
  [28, 104],
  [32, -84],
  [37, 126],
  [41, -112],
  [46, 88],
]);
/** It is a page wide; before it and behind it the land goes on as far. */
const PAGE = ACROSS_WIDTH / 3;
const HORIZON = 146;
const STRIDE = PAGE / POINTS;

/** A journey as a horizon: what raises satisfaction stands on it, what lowers it hangs in the land; most of both is little. */
export function pointsOfContact(): string {
  const random = seededRandom(4);
  const all = repeat(POINTS, (point) => {
    const little = (10 + 34 * random()) * (random() < 0.5 ? -1 : 1);
    return { x: PAGE + (point + 0.5) * STRIDE, by: CHOSEN.get(point) ?? little, isChosen: CHOSEN.has(point) };
  });
  const draw = (chosen: boolean, data: (point: (typeof all)[number]) => string) =>
    all
      .filter(({ isChosen }) => isChosen === chosen)
      .map(data)
      .join('');
  const stem = ({ x, by }: (typeof all)[number]) => `M${short(x)} ${HORIZON}v${short(-by)}`;
  const head = ({ x, by }: (typeof all)[number]) => `M${coordinates(x, HORIZON - by)}h0`;
  const even = { 'vector-effect': 'non-scaling-stroke' };
  const round = { ...even, 'stroke-linecap': 'round' };
  return (
    path(`M0 ${HORIZON}H${ACROSS_WIDTH}V${ACROSS_HEIGHT}H0z`, { fill: 'var(--land, none)', stroke: 'none' }) +
    path(draw(false, stem), { ...even, 'stroke-width': 1.4 }) +
    path(draw(false, head), { ...round, 'stroke-width': 'var(--small, 9)' }) +
    path(`M0 ${HORIZON}H${ACROSS_WIDTH}`, { ...even, 'stroke-width': 2.4 }) +
    path(draw(true, stem), { ...even, ...accentStroke, 'stroke-width': 'var(--stem, 5)' }) +
    path(draw(true, head), { ...round, ...accentStroke, 'stroke-width': 'var(--large, 36)' })
  );
}
