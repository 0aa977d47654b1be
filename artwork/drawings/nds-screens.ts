import type { NDS_SOLUTIONS } from '../../content/facts/nds.ts';
import { path, type Attributes } from '../figures/elements.ts';
import { line, polar, repeat, type Point } from '../shared/geometry.ts';
import { box, disc, sown, type Field } from './nds-fields.ts';
import {
  BAR,
  COLUMNS,
  FRAME,
  FURROWS,
  HOLDERS,
  ICONS,
  OTHER_PAGES,
  PARTS,
  PICTURE,
  SPACES,
  type Page,
} from './nds-screen-parts.ts';

export const SCREEN_SIZE = [480, 300] as const;
const [WIDTH, HEIGHT] = SCREEN_SIZE;

const stroked: Attributes = { fill: 'none', stroke: 'currentColor', 'vector-effect': 'non-scaling-stroke' };
/** The page strengthens these where more contrast is asked for. */
const thin = (data: string) =>
  path(data, { ...stroked, 'stroke-width': 1.3, 'stroke-opacity': 'var(--thin, .6)' });
const strong = (data: string) => path(data, { ...stroked, 'stroke-width': 2 });
const open = (data: string) => path(data, { ...stroked, 'stroke-width': 2, fill: 'var(--ground)' });
const full = (data: string) => path(data, { fill: 'currentColor' });
const tint = (data: string) => path(data, { fill: 'currentColor', 'fill-opacity': 0.12 });

/** Lines of the ground's colour, on what is full. */
const inGround = (body: string) =>
  `<g color="var(--ground)" fill="none" stroke="var(--ground)" stroke-opacity=".7">${body}</g>`;

const FIELDS: readonly Field[] = [PICTURE, ...ICONS];
/** Which of the forty-two they are. */
const [SPOKES, RINGS, ...OF_ICONS] = [3, 0, 4, 7, 1];
const crops = (fields: readonly Field[]) =>
  inGround(fields.map((icon, index) => sown(icon, OF_ICONS[index] ?? RINGS, 0.9)).join(''));

/** The measures: columns, distances, and how the picture's field is set out from its middle. */
function measures(): string {
  const { x, y, radius } = PICTURE;
  const setOut = `M256 ${y}h200M${x} 64v132M256 64l200 132M456 64l-200 132${disc({ x, y, radius: radius + 12 })}`;
  return (
    tint(COLUMNS) +
    thin(FRAME + BAR + HOLDERS + PARTS + setOut) +
    open(FIELDS.map(disc).join('')) +
    full(SPACES + disc({ x, y, radius: 5 }))
  );
}

const built = () =>
  tint(HOLDERS) +
  thin(FURROWS) +
  full(PARTS + FIELDS.map(disc).join('')) +
  crops(ICONS) +
  inGround(sown(PICTURE, SPOKES, 1.4)) +
  thin(FRAME + BAR);

/** The corners that the audit has found in order. */
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

/** It has come to the middle of the picture's field, and has found one corner that is not. */
function audited(): string {
  const { x: scan, y, radius } = PICTURE;
  const spokes = repeat(5, (index) => line(PICTURE, polar(PICTURE, radius - 2, ((index + 4) / 6) * Math.PI)));
  const passed = PASSED.map(([x, down]) => disc({ x, y: down, radius: 5 })).join('');
  const [first, second] = ICONS;
  const sownIcons = ICONS.slice(0, 2);
  if (first === undefined || second === undefined) throw new Error('A screen has cards.');
  return (
    tint(`M14 0H${scan}V${HEIGHT}H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0z`) +
    thin(FRAME + BAR + HOLDERS + PARTS + FIELDS.map(disc).join('')) +
    full(`M${scan} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z${disc(first)}${disc(second)}`) +
    crops(sownIcons) +
    inGround(path(spokes.join(''), { 'stroke-width': 1.4 })) +
    strong(`M${scan}-14V${HEIGHT + 14}`) +
    full(passed + disc({ x: scan, y: -14, radius: 7 })) +
    open(disc({ x: 256, y: 196, radius: 9 }))
  );
}

const page = ({ plots, parts, large }: Page) =>
  tint(plots) +
  full(parts) +
  (large === undefined ? '' : inGround(sown(large, large === PICTURE ? SPOKES : RINGS, 3)));

const NINTH = 0.3;
const at = (index: number): Point => ({ x: (index % 3) * 168, y: Math.floor(index / 3) * 105 });

/** Nine screens of one team, the first as it was built, and all their frames as one line. */
function grown(): string {
  const pages = OTHER_PAGES.map((other, index) => {
    const { x, y } = at(index + 1);
    return `<g transform="translate(${x} ${y})scale(${NINTH})">${page(other)}</g>`;
  });
  const frames = OTHER_PAGES.map((_, index) => {
    const { x, y } = at(index + 1);
    return `${box(x, y, WIDTH * NINTH, HEIGHT * NINTH, 4)}M${x} ${y + 12}h${WIDTH * NINTH}`;
  });
  return `<g transform="scale(${NINTH})">${built()}</g>${pages.join('')}${thin(frames.join(''))}`;
}

/** One screen as a piece of land, seen four times: set out, sown, audited, and the pages that grow from it. */
export const SCREENS: Readonly<Record<(typeof NDS_SOLUTIONS)[number], string>> = {
  designSystem: measures(),
  componentLibrary: built(),
  complianceAudit: audited(),
  teamEnablement: grown(),
};
