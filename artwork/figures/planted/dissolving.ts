import { repeat, seededRandom, short, type Point } from '../../shared/geometry.ts';
import { circleData, path } from '../elements.ts';
import { cover } from './cover.ts';

const ROWS = 26;
const PITCH = 400 / ROWS;
/** Columns of grains before the picture, which begins in a row of halves of them. */
const APART = 16;
/** A grain of the first column and one of the last, in pitches. */
const [LEAST, MOST] = [0.1, 0.46];
/** How far the wind takes those of the first column, in pitches: two do not meet. */
const TAKEN = 0.36;

/** So much of the way to the picture, from 0 to 1. */
const nearness = (column: number): number => column / (APART - 1);

/** A picture that begins in whole grains: the farther from it, the smaller and the fewer they are, and the less in rows. */
export function dissolving(): string {
  const random = seededRandom(7);
  const grains = repeat(APART, (column) => {
    const near = nearness(column);
    const loose = (1 - near) ** 2;
    const strays = () => (random() - 0.5) * 2 * TAKEN * loose * PITCH;
    return repeat(ROWS, (row) => {
      const centre: Point = { x: (column + 0.5) * PITCH + strays(), y: (row + 0.5) * PITCH + strays() };
      const isThere = random() < 1.25 - 0.97 * loose;
      const radius = PITCH * (LEAST + (MOST - LEAST) * near) * (1 - 0.4 * loose * random());
      return isThere ? circleData(centre, radius) : '';
    }).join('');
  });
  const half = short(PITCH / 2);
  const edge = short((APART + 0.5) * PITCH);
  const scallops = repeat(ROWS, () => `a${half} ${half} 0 0 0 0 ${short(PITCH)}`).join('');
  return path(`M-4-4H${edge}V0${scallops}v4H-4z${grains.join('')}`, { ...cover, 'fill-rule': 'evenodd' });
}
