import { coordinates, short, type Point } from '../shared/geometry.ts';

/* Plates seen as the building of the first path's method is: in isometry, with two of their sides. */

/** How much a plate's edge falls on its way aside, as those of `building.ts`. */
export const FALL = 0.35;

interface Plate {
  middle: Point;
  /** Half of how far its edges go aside: the one that falls with reading, and the one that rises. */
  falls: number;
  rises: number;
  thick: number;
}

/** What is seen of it, as path data: its top, and its sides before the start and before the end. */
export function plate({ middle, falls, rises, thick }: Plate): { top: string; start: string; end: string } {
  const down = `${short(2 * falls)} ${short(2 * falls * FALL)}`;
  const up = `${short(2 * rises)} ${short(-2 * rises * FALL)}`;
  const back = `${short(-2 * falls)} ${short(-2 * falls * FALL)}`;
  const left: Point = { x: middle.x - falls - rises, y: middle.y + (rises - falls) * FALL };
  const front: Point = { x: left.x + 2 * falls, y: left.y + 2 * falls * FALL };
  return {
    top: `M${coordinates(left.x, left.y)}l${up}l${down}l${short(-2 * rises)} ${short(2 * rises * FALL)}z`,
    start: `M${coordinates(left.x, left.y)}l${down}v${thick}l${back}z`,
    end: `M${coordinates(front.x, front.y)}l${up}v${thick}l${short(-2 * rises)} ${short(2 * rises * FALL)}z`,
  };
}

/** A colour of the page, and those of the sides of what has it, which are in its shade. */
export const shades = (colour: string) => ({
  top: colour,
  start: `color-mix(in oklab, ${colour}, var(--shade) 42%)`,
  end: `color-mix(in oklab, ${colour}, var(--shade) 72%)`,
});
