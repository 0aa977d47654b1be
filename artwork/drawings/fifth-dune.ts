import { SUCCESS_STORIES } from '../../content/facts/success-stories.ts';
import { elevation, type Dune } from '../../shared/dunes.ts';
import { short, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { withExactCrests } from './exact-crests.ts';
import { layeredRidge } from './layered-ridge.ts';

interface FifthMeasures {
  width: number;
  height: number;
  /** The four that are told: where they stand, how high a month is, and their slopes. */
  centres: readonly number[];
  unit: number;
  slopes: Pick<Dune, 'windward' | 'leeward'>;
  /** Below their crests, as the page's opening has. */
  lines: number;
  /** Distance of points on their lines, along calm stretches and near a crest. */
  calm: number;
  fine: number;
  /** The page's dot, which lies right after them. */
  dot: { x: number; radius: number };
  /** The fifth, whose first dot is at its start. */
  fifth: Dune & { start: number };
  /** From one dot to the next, and how large they are. */
  dash: number;
  weight: number;
}

/** Dots are measured in steps so short: at the summit their line turns within less than one. */
const FINE = 0.25;

/** The four dunes that are told, in little, and the profile of the one that is not drawn yet: dots from where they end to the window's edge. */
function fifthDune(measures: FifthMeasures, direction: Direction): View {
  const { width, height, centres, unit, slopes, lines, calm, fine, dot, fifth, dash, weight } = measures;
  const fromLeft = fromStart(direction, width);
  const dunes = withExactCrests(
    SUCCESS_STORIES.map(({ duration }, index) => ({
      centre: (centres[index] ?? 0) / width,
      height: duration * unit,
      windward: slopes.windward,
      leeward: slopes.leeward,
    })),
  );
  const told = layeredRidge(
    { width, height, ground: height, lines, spread: 30 * unit, dunes, isField: true, calm, fine },
    direction,
  );
  // On the ground where it begins.
  const low = elevation([fifth], fifth.start / width);
  const taller = fifth.height / (fifth.height - low);
  const yAt = (x: number) =>
    height - Math.max(weight, taller * (elevation([fifth], x / width) - low) + weight / 2);
  const lengthTo = (x: number) => Math.hypot(FINE, yAt(x) - yAt(x - FINE));
  // As far apart along the line as makes one of them the summit.
  const up = steps(fifth.start + FINE, fifth.centre * width, FINE).reduce((sum, x) => sum + lengthTo(x), 0);
  const apart = up / Math.round(up / dash);
  let dots = '';
  let travelled = apart;
  for (let x = fifth.start; x < width; x += FINE, travelled += lengthTo(x)) {
    if (travelled < apart - FINE / 2) continue;
    dots += `M${short(fromLeft(x))} ${short(yAt(x))}h0`;
    travelled -= apart;
  }
  return {
    width,
    height,
    strokeWidth: 1,
    hasLand: true,
    body: `<path stroke="var(--accent)" stroke-linecap="round" stroke-width="${weight}" d="${dots}"/>${told.body}`,
    dot: { ...dot, y: height - dot.radius },
  };
}

export const fifthDuneDrawing: Drawing = {
  name: 'fifth-dune',
  shows:
    'The four dunes that are told, in little, and behind the dot a large one in dots: the story that is not told yet.',
  wide: (direction) =>
    fifthDune(
      {
        width: 1440,
        height: 600,
        centres: [30, 136, 226, 306],
        unit: 2.1,
        slopes: { windward: 0.042, leeward: 0.014 },
        lines: 10,
        calm: 40,
        fine: 5,
        dot: { x: 362, radius: 16 },
        fifth: { start: 386, centre: 0.6, height: 560, windward: 0.2, leeward: 0.38 },
        dash: 13,
        weight: 5,
      },
      direction,
    ),
  narrow: (direction) =>
    fifthDune(
      {
        width: 390,
        height: 500,
        centres: [9, 38, 63, 84],
        unit: 0.55,
        slopes: { windward: 0.035, leeward: 0.013 },
        lines: 6,
        calm: 8,
        fine: 1.5,
        dot: { x: 104, radius: 9 },
        // So wide at its foot that it has hardly sunk where it begins: its slopes are nearly straight, the words between them.
        fifth: { start: 118, centre: 0.733, height: 486, windward: 2, leeward: 3.1 },
        dash: 7.5,
        weight: 3,
      },
      direction,
    ),
};
