import { elevation, type Dune } from '../../shared/dunes.ts';
import { circle } from '../figures/elements.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { singleRidge, type RidgeMeasures } from './single-ridge.ts';

/** The ridge that all jobs share, four windows long: a rise, a crest, a valley, a long fall. */
const RIDGE: readonly Dune[] = [
  { centre: 1.42, height: 215, windward: 0.78, leeward: 0.34 },
  { centre: 3.06, height: 205, windward: 0.36, leeward: 0.55 },
];

/** Where in its window each job waits. */
const STATIONS = [0.62, 0.56, 0.34, 0.6] as const;

const scaled = (across: number, up: number): Dune[] =>
  RIDGE.map(({ centre, height, windward, leeward }) => ({
    centre: centre * across,
    height: height * up,
    windward: windward * across,
    leeward: leeward * across,
  }));

/** The window of one job: a header shows no other piece of the ridge than its own. */
const jobRidge = (station: number, index: number): Drawing => {
  const shared = { from: index, dotAt: station };
  const wide = { ...shared, width: 1440, height: 280, foot: 36, dunes: RIDGE, dotRadius: 17 };
  const narrow = { ...shared, width: 390, height: 130, foot: 20, dunes: scaled(1, 0.46), dotRadius: 9 };
  return {
    name: `ridge-job-${index + 1}`,
    shows: `The piece of the jobs' common ridge where number ${index + 1} waits.`,
    wide: (direction) => singleRidge(wide, direction),
    narrow: (direction) => singleRidge(narrow, direction),
  };
};

/** All of the ridge, with a ring at every station; the page's dot is at one of them. */
function roles(measures: Omit<RidgeMeasures, 'from' | 'dotAt'>, ring: number, direction: Direction): View {
  const dotAt = STATIONS.map((station, index) => (index + station) / STATIONS.length);
  const view = singleRidge({ ...measures, dotAt }, direction);
  const fromLeft = fromStart(direction, measures.width);
  const rings = dotAt.map((share) =>
    circle(
      {
        x: fromLeft(share * measures.width),
        y: measures.height - measures.foot - elevation(measures.dunes, share) - ring - 4,
      },
      ring,
    ),
  );
  return { ...view, body: view.body + rings.join('') };
}

const rolesDrawing: Drawing = {
  name: 'ridge-roles',
  shows: 'The whole ridge of the jobs, with the dot at one of its stations.',
  wide: (direction) =>
    roles({ width: 1216, height: 180, foot: 20, dunes: scaled(0.25, 0.62), dotRadius: 15 }, 7, direction),
  narrow: (direction) =>
    roles({ width: 350, height: 96, foot: 12, dunes: scaled(0.25, 0.32), dotRadius: 9 }, 5, direction),
};

export const jobRidgeDrawings: readonly Drawing[] = [...STATIONS.map(jobRidge), rolesDrawing];
