import { POST_MEASURE } from '../../content/facts/post.ts';
import { circle, path, solid } from '../figures/elements.ts';
import { coordinates, repeat, seededRandom, short, smooth, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/*
 * The post's three answers, salt pans from above, as in its picture; the page lays the sand below them. Of each one thing
 * is blue.
 */

/** What the answers say in words: how many services are not finished, how many people are in a team. */
const SAID = { unfinished: 10, team: { least: 4, most: 7 } };

const [WIDTH, HEIGHT] = [390, 220];

/** Sand above and below the pans, and how deep the shade is that a bank throws into one. */
const [BANK, SHADE] = [20, 5];

const flat = (fill: string) => ({ fill, stroke: 'none' });
const waterOf = (blue: number) => flat(`color-mix(in srgb, currentColor ${blue}%, var(--ground))`);
const shade = flat('color-mix(in srgb, currentColor 45%, var(--slope))');
const salt = flat('var(--surface)');
const shallow = waterOf(24);
const ink = { stroke: 'var(--text)', 'stroke-width': 1.5 };
const rim = { stroke: 'var(--on-picture)', 'stroke-opacity': 0.75, 'stroke-width': 1.2 };

interface Pan {
  /** From the inline start. */
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
}

/** The pan so much smaller on all sides. */
const within = ({ x, y, width, height, round }: Pan, inset: number): Pan => ({
  x: x + inset,
  y: y + inset,
  width: width - 2 * inset,
  height: height - 2 * inset,
  round: Math.max(round - inset / 2, 2),
});

/** What is left of it beside the shade of its upper bank and of the one at the inline end. */
const lit = ({ y, width, height, ...pan }: Pan): Pan => ({
  ...pan,
  y: y + SHADE,
  width: width - SHADE,
  height: height - SHADE,
});

function outline({ x, y, width, height, round }: Pan, direction: Direction): string {
  const left = direction === 'rtl' ? WIDTH - x - width : x;
  const [across, down] = [width - 2 * round, height - 2 * round];
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${coordinates(dx, dy)}`;
  return (
    `M${coordinates(left + round, y)}h${short(across)}${corner(round, round)}v${short(down)}${corner(-round, round)}` +
    `h${short(-across)}${corner(-round, -round)}v${short(-down)}${corner(round, -round)}z`
  );
}

/** Water whose shore follows the pan, as it finds its way: `wide` and `high` are shares of the pan, from its start and foot. */
function pool(pan: Pan, wide: number, high: number, turn: number, direction: Direction): string {
  const x = fromStart(direction, WIDTH);
  const [halfWidth, halfHeight] = [(pan.width * wide) / 2, (pan.height * high) / 2];
  const points = repeat(14, (index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
    const swing = 1 - 0.09 * (1 + Math.sin(3 * angle + turn) * Math.cos(angle - 2 * turn));
    return {
      x: x(pan.x + halfWidth * (1 + swing * square(cos))),
      y: pan.y + pan.height - halfHeight * (1 + swing * square(sin)),
    };
  });
  return smooth(points, true);
}

const view = (body: string): View => ({ width: WIDTH, height: HEIGHT, strokeWidth: 1.5, body });

/** How many of the pans that are only begun lie in each row, and about how wide each is beside the others. */
const ROWS = [
  [5, 4, 6],
  [4, 3, 4, 3],
  [6, 5, 4],
];

/** One pan that is full beside so many that are only begun, each of them with its first water. */
function oneComplete(direction: Direction): View {
  const full: Pan = { x: 0, y: BANK, width: 172, height: HEIGHT - 2 * BANK, round: 10 };
  const gap = 9;
  const from = full.width + 1.5 * gap;
  const height = (full.height - gap * (ROWS.length - 1)) / ROWS.length;
  const begun = ROWS.flatMap((shares, row) => {
    const unit = (WIDTH - from - gap * (shares.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share, index): Pan => {
      const before = shares.slice(0, index).reduce((sum, each) => sum + each * unit + gap, 0);
      return { x: from + before, y: full.y + row * (height + gap), width: share * unit, height, round: 7 };
    });
  });
  if (begun.length !== SAID.unfinished) throw new Error(`${begun.length} pans are begun.`);
  const random = seededRandom(11);
  const all = (pans: readonly Pan[]) => pans.map((pan) => outline(pan, direction)).join('');
  const first = begun.map((pan) =>
    pool(within(lit(pan), 3), 0.42 + 0.34 * random(), 0.4 + 0.3 * random(), 6 * random(), direction),
  );
  return view(
    path(all([full, ...begun]), shade) +
      path(all(begun.map(lit)), salt) +
      path(first.join(''), shallow) +
      path(outline(lit(full), direction), solid) +
      path(all([within(lit(full), 14), within(lit(full), 28)]), rim),
  );
}

/** Around one pan as many as a team may have: those that it always has are full, and one of them owns it. */
function oneOwner(direction: Direction): View {
  const { least, most } = SAID.team;
  const x = fromStart(direction, WIDTH);
  const [radius, owner, side] = [12, 16, 58];
  const pan: Pan = { x: 48, y: side, width: WIDTH - 48, height: HEIGHT - 2 * side, round: 12 };
  const inner = lit(pan);
  const beside = (most - 1) / 2;
  const nodes = repeat(most - 1, (index) => ({
    x: x(pan.x + (pan.width * (Math.floor(index / 2) + 0.5)) / beside),
    y: index % 2 === 0 ? BANK + radius : HEIGHT - BANK - radius,
  }));
  const isSteady = (index: number) => index < least - 1;
  return view(
    path(outline(pan, direction), shade) +
      path(outline(inner, direction), salt) +
      path(pool(within(inner, 4), 1, 1, 1.2, direction), shallow) +
      path(pool(within(inner, 18), 1, 1, 2.6, direction), waterOf(46)) +
      nodes
        .map((node, index) =>
          circle(node, radius, isSteady(index) ? flat('var(--text)') : { ...ink, fill: 'var(--ground)' }),
        )
        .join('') +
      circle({ x: x(owner), y: HEIGHT / 2 }, owner, solid),
  );
}

/** A pan as long as all that was begun, in water as far as was completed at the first attempt; on its bank a scale. */
function oneLevel(direction: Direction): View {
  const x = fromStart(direction, WIDTH);
  const pan: Pan = { x: 0, y: BANK, width: WIDTH, height: HEIGHT - BANK - 62, round: 10 };
  const inner = lit(pan);
  const [top, foot, start] = [inner.y, inner.y + inner.height, inner.x];
  const level = start + (Number.parseInt(POST_MEASURE.after, 10) / 100) * inner.width;
  const { round } = inner;
  const inwards = direction === 'rtl' ? -round : round;
  const shore = (ahead: number) =>
    steps(0, 1, 1 / 6).map((share) => ({
      x: x(level + ahead + 4 * Math.sin(7.4 * share + ahead / 9)),
      y: top + share * (foot - top),
    }));
  const water = (ahead: number) =>
    `${smooth(shore(ahead))}H${short(x(start) + inwards)}q${coordinates(-inwards, 0, -inwards, -round)}` +
    `V${short(top + round)}q${coordinates(0, -round, inwards, -round)}z`;
  const ticks = repeat(11, (tenth) => {
    // The outermost end at its edges, not half beyond them.
    const at = start + 0.75 + (tenth / 10) * (inner.width - 1.5);
    return `M${short(x(at))} ${foot + 12}v${tenth % 5 === 0 ? 20 : 11}`;
  });
  const lines = [-18, -36].map((ahead) => smooth(shore(ahead))).join('');
  return view(
    path(outline(pan, direction), shade) +
      path(outline(inner, direction), salt) +
      path(water(14), shallow) +
      path(water(0), solid) +
      path(lines, rim) +
      path(ticks.join(''), ink) +
      path(`M${short(x(level))} ${foot}V${HEIGHT - BANK - 10}`, { 'stroke-width': 3 }) +
      circle({ x: x(level), y: HEIGHT - BANK - 10 }, 10, solid),
  );
}

const answer = (name: string, shows: string, draw: (direction: Direction) => View): Drawing => ({
  name,
  shows,
  wide: draw,
  narrow: draw,
});

export const answerDrawings: readonly Drawing[] = [
  answer('one-complete', 'A salt pan that is full beside ten that are begun.', oneComplete),
  answer('one-owner', 'A salt pan and the team around it, of which one owns it.', oneOwner),
  answer('one-level', 'A salt pan, and on a scale how far its water reaches.', oneLevel),
];
