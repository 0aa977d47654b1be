import { elevation, type Dune } from '../../shared/dunes.ts';
import { short, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

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

export const fifthDuneDrawing: Drawing = {
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

