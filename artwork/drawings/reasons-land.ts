import { circle, path, solid } from '../figures/elements.ts';
import { coordinates, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/*
 * Why one works here, as one land of sand with three places, each a third of the page wide. On phones the page shows it
 * three times, a place each (src/pages/careers/why-join.module.css knows its measures).
 */

const [WIDTH, HEIGHT] = [1216, 380];

/** Of the one that is solid in each place, of those around it, and of the decision. */
const [LARGE, SMALL, HELD] = [30, 13, 48];

/** Where its crest is, how high, and how far it reaches to windward and to leeward. */
type Dune = readonly [x: number, rise: number, windward: number, leeward: number];

/** From beyond the widest window's one edge to beyond the other; each stands before the one before it. */
const DUNES: readonly Dune[] = [
  [-1380, 174, 260, 220],
  [-1010, 236, 400, 250],
  [-660, 136, 330, 170],
  [-360, 210, 300, 210],
  [-118, 136, 240, 130],
  [104, 292, 236, 170],
  [238, 132, 150, 90],
  [302, 188, 104, 110],
  [362, 138, 96, 90],
  [478, 266, 166, 200],
  [768, 248, 308, 160],
  [926, 228, 200, 170],
  [1132, 228, 236, 170],
  [1334, 148, 220, 130],
  [1560, 260, 260, 230],
  [1880, 148, 330, 190],
  [2200, 236, 330, 250],
  [2560, 162, 380, 220],
];

const [REACH, PEOPLE, DECISION, TEACHES, LEARNS] = [104, [238, 302, 362], 608, 926, 1132] as const;

const riseAt = (x: number): number => DUNES.find(([crest]) => crest === x)?.[1] ?? 0;

function land(direction: Direction): View {
  const fromLeft = fromStart(direction, WIDTH);
  const at = (x: number, rise: number) => `${short(fromLeft(x))} ${short(HEIGHT - rise)}`;
  const on = (x: number, radius: number): Point => ({ x: fromLeft(x), y: HEIGHT - riseAt(x) - radius });
  const dunes = DUNES.map(([x, rise, windward, leeward]) => {
    const crest = at(x, rise);
    const up = `C${at(x - windward * 0.5, rise * 0.1)} ${at(x - windward * 0.26, rise * 0.86)} ${crest}`;
    const down = `C${at(x + leeward * 0.2, rise * 0.62)} ${at(x + leeward * 0.46, rise * 0.12)} ${at(x + leeward, 0)}`;
    // Its crest comes down in an S, and parts the lit side from the shaded one, which ends on the slope: down on the
    // ground its foot would stand on sand that is as light as the sky. It is the slope's first 0.78.
    const shaded = `C${at(x + leeward * 0.156, rise * 0.7036)} ${at(x + leeward * 0.3485, rise * 0.3342)} ${at(x + leeward * 0.6819, rise * 0.1291)}`;
    const ridge = `C${at(x + leeward * 0.3, rise * 0.2)} ${at(x - leeward * 0.12, rise * 0.6)} ${crest}z`;
    return (
      // It reaches into the ground, where its colour has become the ground's: at its foot it is still sand.
      path(
        `M${at(x - windward, -0.35 * rise)}L${at(x - windward, 0)}${up}${down}V${short(HEIGHT + 0.35 * rise)}z`,
      ) + path(`M${crest}${shaded}${ridge}`, { fill: 'var(--shade-of-land)' })
    );
  });
  const middle = { x: fromLeft(DECISION), y: HEIGHT - 44 - HELD };
  const [teaches, learns] = [on(TEACHES, LARGE), on(LEARNS, LARGE)];
  const open = { fill: 'var(--ground)', 'stroke-width': 2.5 };
  return {
    width: WIDTH,
    height: HEIGHT,
    strokeWidth: 2.5,
    hasLand: true,
    isOpen: true,
    body:
      `<g stroke="none">${dunes.join('')}</g>` +
      path(`M${coordinates(teaches.x, teaches.y)}L${coordinates(learns.x, learns.y)}`, {
        'stroke-width': 4,
      }) +
      PEOPLE.map((x) => circle(on(x, SMALL), SMALL, open)).join('') +
      circle(on(REACH, LARGE), LARGE, solid) +
      circle(middle, HELD, solid) +
      circle(teaches, LARGE, solid) +
      circle(learns, LARGE - 1.25, open),
  };
}

export const reasonsLandDrawing: Drawing = {
  name: 'reasons-land',
  shows:
    'One land: a crest with people on all heights around, a hollow that bears a decision, two crests that are bound.',
  wide: land,
  narrow: land,
};
