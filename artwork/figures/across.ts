import { ACROSS_HEIGHT as HEIGHT, ACROSS_WIDTH as WIDTH, placeOf } from './across-parts.ts';
import { straightens } from './across-third-path.ts';
import { duneOfData } from './dune-of-data.ts';
import type { Figure } from './elements.ts';
import { journey } from './journey.ts';
import { channels, measure } from './overview-fourth-path.ts';
import { pointsOfContact } from './points-of-contact.ts';
import { adopted, roadmap } from './overview-third-path.ts';
import { chart, sieve, sources } from './streams.ts';

const DRAWINGS = {
  'way-3': straightens,
  'way-4': journey,
  'way-5': () => duneOfData(placeOf(6)),
  roadmap,
  adopted,
  channels,
  measure,
  points: pointsOfContact,
  sources,
  sieve,
  chart,
};

/** What the steps of the last three paths stand on, the points of contact, and the streams: from one edge of a window to the other. */
export const acrossFigures: readonly Figure[] = Object.entries(DRAWINGS).map(([id, draw]) => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  strokeWidth: 1.2,
  body: draw(),
}));
