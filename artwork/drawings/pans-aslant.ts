import { circle, path, solid, type Attributes } from '../figures/elements.ts';
import { coordinates, repeat, seededRandom, short, smooth, type Point } from '../shared/geometry.ts';
import type { Canvas } from './closing-motifs.ts';

/*
 * A strip of salt pans as the post's picture shows them: from above, aslant, cut on all sides. The sand between them is
 * the page's (src/pages/article-2/article-2-page.module.css).
 */

/** How deep the shade is that a bank throws into a pan. */
const SHADE = 6;

const flat = (fill: string) => ({ fill, stroke: 'none' });
/** Pale water has the sky's light in it, as in the picture. */
const waterOf = (blue: number) => flat(`color-mix(in srgb, currentColor ${blue}%, var(--sky-morning))`);
const shade = flat('color-mix(in srgb, currentColor 45%, var(--slope))');
const salt = flat('var(--surface)');

/** How far their rows fall towards the inline start. */
const TILT = (17 * Math.PI) / 180;

/** How far beyond the page they go: to the widest window's edge. */
const BEYOND = { wide: 684, narrow: 24 };

const [ROW, DYKE, ROUND] = [158, 18, 7];
const WIDE = { least: 118, more: 120 };

type Kind = 'salt' | 'shallow' | 'deeper' | 'deep';
const KINDS: readonly Kind[] = ['deeper', 'salt', 'shallow', 'deep', 'salt', 'deeper', 'shallow'];
const FLOORS: readonly (readonly [Kind, Attributes])[] = [
  ['salt', salt],
  ['shallow', waterOf(12)],
  ['deeper', waterOf(30)],
  ['deep', waterOf(52)],
];

const whole = ({ x, y }: Point): string => coordinates(Math.round(x), Math.round(y));

interface Pan {
  /** Along its row and across it, from the middle of the one in use. */
  u: number;
  v: number;
  width: number;
  kind: Kind;
}

/** The pans of a row. Only the row of the one in use begins with it. */
function rowOf(row: number, half: number, random: () => number): Pan[] {
  const pans: Pan[] = [];
  const place = (from: number, width: number): Pan => ({
    u: from + width / 2,
    v: row * (ROW + DYKE),
    width,
    kind: KINDS[(((pans.length * 3 + row * 2) % KINDS.length) + KINDS.length) % KINDS.length] ?? 'salt',
  });
  for (let from = -half - 100 * random(); from < half;) {
    const width = WIDE.least + WIDE.more * random();
    pans.push(place(from, width));
    from += width + DYKE;
  }
  return pans;
}

export function pansAslant({ x, width, height, scale }: Canvas): string {
  const unit = Math.max(scale, 0.62);
  const beyond = scale === 1 ? BEYOND.wide : BEYOND.narrow;
  const random = seededRandom(8);
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)];
  const used = { x: 0.74 * width, y: 0.5 * height };
  const at = (u: number, v: number): Point => ({
    x: Number(x(used.x + unit * (u * cos + v * sin))),
    y: used.y + unit * (v * cos - u * sin),
  });
  const half = (width + beyond) / unit;
  const rows = Math.ceil((half * sin) / ROW) + 1;
  const reaches = (pan: Pan) => {
    const { y } = at(pan.u, pan.v);
    const away = (unit * (ROW * cos + pan.width * sin)) / 2;
    const along = used.x + unit * (pan.u * cos + pan.v * sin);
    return y + away > 0 && y - away < height && along > -beyond && along < width + beyond;
  };
  const seen = repeat(2 * rows + 1, (index) => rowOf(index - rows, half, random))
    .flat()
    .filter(reaches);
  /** What only the widest windows show has less in it. */
  const isNear = ({ u, v }: Pan) =>
    Math.abs(used.x + unit * (u * cos + v * sin) - width / 2) < width / 2 + 230;
  const [inUse] = seen.toSorted((a, b) => Math.hypot(a.u, a.v) - Math.hypot(b.u, b.v));
  const box = ({ u, v, width: across }: Pan, inset: number, shaded = SHADE): string => {
    const [left, right] = [u - across / 2 + inset, u + across / 2 - inset - shaded];
    const [top, foot] = [v - ROW / 2 + inset + shaded, v + ROW / 2 - inset];
    const corners = [at(left, top), at(right, top), at(right, foot), at(left, foot)];
    const ways = corners.slice(1).map(({ x: to, y }, index) => {
      const from = corners[index] ?? { x: 0, y: 0 };
      return coordinates(Math.round(to) - Math.round(from.x), Math.round(y) - Math.round(from.y));
    });
    return `M${whole(at(left, top))}l${ways.join(' ')}z`;
  };
  const round = ROUND * unit;
  /** A stroke of its fill goes round the corners. */
  const filled = (data: readonly string[], { fill = '' }: Attributes) =>
    path(data.join(''), { fill, stroke: fill, 'stroke-width': short(2 * round), 'stroke-linejoin': 'round' });
  const floors = FLOORS.map(([kind, look]) =>
    filled(
      seen.filter((pan) => pan.kind === kind && pan !== inUse).map((pan) => box(pan, ROUND)),
      look,
    ),
  );
  /** Water whose shore follows the pan as it finds its way. */
  const pool = ({ u, v, width: across }: Pan, inset: number): string => {
    const turn = 6 * random();
    const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
    const points = repeat(7, (index) => {
      const angle = (index / 7) * 2 * Math.PI;
      const swing = 0.96 - 0.07 * (1 + Math.sin(3 * angle + turn) * Math.cos(angle - 2 * turn));
      return at(
        u - SHADE / 2 + (across / 2 - inset) * swing * square(Math.cos(angle)),
        v + SHADE / 2 + (ROW / 2 - inset) * swing * square(Math.sin(angle)),
      );
    });
    return smooth(points, true);
  };
  const pools = (kind: Kind, inset: number, look: Attributes) =>
    path(
      seen
        .filter((pan) => pan.kind === kind && pan !== inUse)
        .map((pan) => pool(pan, inset))
        .join(''),
      look,
    );
  /** Salt in heaps, lit from the start. */
  const heaps = (side: 1 | -1) =>
    seen
      .filter((pan) => pan.kind === 'salt' && pan !== inUse && isNear(pan))
      .flatMap((pan) => {
        const [columns, lines, pitch] = [Math.floor((pan.width - 18) / 44), 3, 43];
        return repeat(columns * lines, (index) => {
          const u = pan.u - SHADE / 2 + ((index % columns) - (columns - 1) / 2) * pitch;
          const v = pan.v + SHADE / 2 + (Math.floor(index / columns) - (lines - 1) / 2) * pitch;
          const foot = at(u, v);
          const [wide, high] = [14 * unit, 8.5 * unit];
          const aside = side * (Number(x(1)) > Number(x(0)) ? wide : -wide);
          return `M${whole({ x: foot.x, y: foot.y - high })}l${coordinates(Math.round(aside), Math.round(2 * high))}h${Math.round(-aside)}z`;
        });
      })
      .join('');
  const body =
    filled(
      seen.map((pan) => box(pan, ROUND, 0)),
      shade,
    ) +
    floors.join('') +
    pools('shallow', 24, waterOf(26)) +
    pools('deeper', 20, waterOf(44)) +
    pools('deep', 20, waterOf(70)) +
    path(heaps(-1), waterOf(18)) +
    path(heaps(1), waterOf(48));
  if (inUse === undefined) return body;
  const rim = { stroke: 'var(--on-picture)', 'stroke-opacity': 0.7 };
  const middle = at(inUse.u - SHADE / 2, inUse.v + SHADE / 2);
  return (
    body +
    filled([box(inUse, ROUND)], { fill: 'currentColor' }) +
    path(box(inUse, 15) + box(inUse, 27), rim) +
    circle(middle, 15 * unit, { ...solid, fill: 'var(--on-picture)' })
  );
}
