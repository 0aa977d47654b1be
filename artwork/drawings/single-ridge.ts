import { elevation, type Dune } from '../../shared/dunes.ts';
import { repeat, short, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { softLine } from './soft-line.ts';

interface DuneMeasures {
  width: number;
  height: number;
  /** From the dune's ground to the foot of the drawing; below it, so that the ridge leaves the field at an angle. */
  foot: number;
  /** Its summit and its slopes, as the wind makes them. */
  dune: Dune;
  /** How far the summit is rounded. */
  summit: number;
  /** Fainter lines below the ridge, each as much lower: they give the dune its body. */
  layers: number;
  dotRadius: number;
}

/** So much lower are they than the ridge: one after the other they come out of the field's edge, and never lie in one. */
const SUNK = 5;

/** How far in all the crest goes to windward, on its way down towards who looks (a share of the width). */
const CREST = 0.15;

/** How much of that way lies in the middle of it: at 1 it would begin and end straight down. */
const SWING = 0.8;

/** The nearer to the summit, the closer lie the lines below it, by so little that no step is seen. */
const CLOSE = 1.15;

/** A corner, but for a pen's breadth. */
const SHARP = 3;

/** How fast a line's crest becomes one, on the way down from the round summit. */
const SHARPENING = 14;

/** Where the crest is at a height (0 the summit, 1 the ground): an S that never turns back. */
const crestAt = (share: number) => CREST * (share - (SWING * Math.sin(2 * Math.PI * share)) / (2 * Math.PI));

/** A dune in lines, lit from windward: its crest comes down from the summit in an S, and parts the lit lines from the shaded ones. */
function litDune(measures: DuneMeasures, direction: Direction): View {
  const { width, height, foot, dune, summit, layers, dotRadius } = measures;
  const fromLeft = fromStart(direction, width);
  const top = dune.centre * width;
  const ground = height - foot;
  const layer = (share: number) => {
    const crest = top - crestAt(share) * width;
    // The foot to windward stays where it is, the one to leeward runs out.
    const windward = dune.windward * width + (crest - top) * 0.8;
    const leeward = dune.leeward * width * (1 + 0.6 * share);
    const round = SHARP + (summit - SHARP) * Math.exp(-share * SHARPENING);
    const sunk = share === 0 ? 0 : SUNK;
    const yAt = (x: number) => {
      const distance = Math.hypot(x - crest, round) - round;
      const fall = x < crest ? (distance / windward) ** 1.45 : (distance / leeward) ** 1.15;
      return ground + sunk - dune.height * (1 - share) * Math.exp(-fall);
    };
    const lineAt = (xs: readonly number[]) => softLine(xs.map((x) => ({ x: fromLeft(x), y: yAt(x) })));
    return { crest, lineAt };
  };
  const near = (crest: number) =>
    [-36, -26, -18, -9, -4, 0, 4, 9, 18, 26, 36].map((aside) => crest + (aside * summit) / 12);
  const ridge = layer(0);
  const around = near(ridge.crest);
  const isFar = (x: number) => x < (around[0] ?? 0) || x > (around.at(-1) ?? 0);
  const places = [...steps(-20, width + 20, (width + 40) / 70).filter(isFar), ...around];
  const below = repeat(layers, (index) => layer(((index + 1) / (layers + 1)) ** CLOSE));
  // Closer beside the crest, where a line bends most.
  const side = (crest: number, end: number) =>
    [0, 0.012, 0.03, 0.06, ...steps(0.1, 1, 0.09), 1].map((share) => crest + (end - crest) * share);
  const lit = below.map(({ crest, lineAt }) => lineAt(side(crest, -20)));
  const shaded = below.map(({ crest, lineAt }) => lineAt(side(crest, width + 20)));
  const fine = (lines: readonly string[], look: string) =>
    `<path vector-effect="non-scaling-stroke" ${look} d="${lines.join('')}"/>`;
  return {
    width,
    height,
    strokeWidth: 2.25,
    body:
      fine(lit, 'stroke-width="1.25" opacity=".75"') +
      fine(shaded, 'stroke-width="1" opacity=".3"') +
      `<path vector-effect="non-scaling-stroke" d="${ridge.lineAt(places.toSorted((a, b) => a - b))}"/>`,
    dot: { x: top, y: ground - dune.height - dotRadius, radius: dotRadius },
  };
}

const careers: Drawing = {
  name: 'ridge-careers',
  shows: 'A dune of lines, the dot on its crest.',
  wide: (direction) =>
    litDune(
      {
        width: 1440,
        height: 540,
        foot: -30,
        dune: { centre: 0.78, height: 485.5, windward: 0.235, leeward: 0.12 },
        summit: 24,
        layers: 19,
        dotRadius: 22,
      },
      direction,
    ),
  narrow: (direction) =>
    litDune(
      {
        width: 390,
        height: 290,
        foot: -14,
        dune: { centre: 0.72, height: 236, windward: 0.4, leeward: 0.16 },
        summit: 12,
        layers: 13,
        dotRadius: 15,
      },
      direction,
    ),
};

interface DottedMeasures {
  width: number;
  height: number;
  foot: number;
  /** Of the page's dot. */
  radius: number;
  /** Where the dots begin, right after it. */
  start: number;
  dune: Dune;
  /** From one dot to the next, and how large they are. */
  dash: number;
  weight: number;
}

/** Its slopes are measured in steps so short: at the summit they turn within less than a dot. */
const FINE = 0.25;

/** The profile of a dune that is not drawn yet: dots from its foot, where the page's dot is, to the window's edge. */
function dottedDune(measures: DottedMeasures, direction: Direction): View {
  const { width, height, foot, radius, start, dune, dash, weight } = measures;
  const dunes: readonly Dune[] = [dune];
  const fromLeft = fromStart(direction, width);
  const yAt = (x: number) => height - foot - elevation(dunes, x / width);
  const lengthTo = (x: number) => Math.hypot(FINE, yAt(x) - yAt(x - FINE));
  // As far apart along the line as makes one of them the summit.
  const up = steps(start + FINE, dune.centre * width, FINE).reduce((sum, x) => sum + lengthTo(x), 0);
  const apart = up / Math.round(up / dash);
  let dots = '';
  let travelled = apart;
  for (let x = start; x < width; x += FINE, travelled += lengthTo(x)) {
    if (travelled < apart - FINE / 2) continue;
    dots += `M${short(fromLeft(x))} ${short(yAt(x))}h0`;
    travelled -= apart;
  }
  return {
    width,
    height,
    strokeWidth: weight,
    body: `<path stroke-linecap="round" d="${dots}"/>`,
    dot: { x: start - radius, y: height - foot - elevation(dunes, start / width), radius },
  };
}

const fifthDune: Drawing = {
  name: 'fifth-dune',
  shows: 'A dune in dots, which begins at the dot: the story that is not told yet.',
  wide: (direction) =>
    dottedDune(
      {
        width: 1440,
        height: 470,
        foot: 5,
        radius: 20,
        start: 152,
        dune: { centre: 0.6, height: 450, windward: 0.27, leeward: 0.18 },
        dash: 13,
        weight: 5,
      },
      direction,
    ),
  narrow: (direction) =>
    dottedDune(
      {
        width: 390,
        height: 400,
        foot: 12,
        radius: 10,
        start: 40,
        dune: { centre: 0.52, height: 380, windward: 0.34, leeward: 0.4 },
        dash: 7,
        weight: 2.8,
      },
      direction,
    ),
};

export const singleRidgeDrawings: readonly Drawing[] = [careers, fifthDune];
