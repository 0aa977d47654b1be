import { path } from '../figures/elements.ts';
import { repeat, type Point } from '../shared/geometry.ts';
import { contoursAt, isLargeEnough, softContour, softened } from './contours.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { lostLine } from './lost-line.ts';
import { NARROW, WIDE, type Ground, type Land, type Place } from './places-lands.ts';

/** It is written on whole numbers, so many of them a pixel. */
const FINE = 2;

/** How far a place is from level ground; nothing inside it. */
function distanceTo({ x, y, reach }: Ground, at: Point): number {
  const [across, along] = [Math.abs(at.x - x) / reach.x, Math.abs(at.y - y) / reach.y];
  const share = (across ** 2.6 + along ** 2.6) ** (1 / 2.6);
  if (share <= 1) return 0;
  return Math.hypot(at.x - x, at.y - y) * (1 - 1 / share);
}

/** No line of the land is quite even: how far it is from where it would be. */
function bendAt({ scale }: Land, at: Point): Point {
  const [x, y] = [at.x / scale, at.y / scale];
  return {
    x: scale * (9 * Math.sin(y / 71 + 1) + 6 * Math.sin(y / 37 + x / 160)),
    y: scale * (9 * Math.sin(x / 83 + 2) + 6 * Math.sin(x / 41 + y / 120)),
  };
}

/** How sharp a valley is. */
const SHARPNESS = 1.5;

/** Land that falls evenly from every place, and joins softly where two meet. */
function heightAt(land: Land, at: Point): number {
  const bend = bendAt(land, at);
  const bent = { x: at.x + bend.x, y: at.y + bend.y };
  const sum = [...land.places, ...land.lowland].reduce(
    (total, each) => total + Math.exp(SHARPNESS * (each.height + 0.5 - distanceTo(each, bent) / land.step)),
    0,
  );
  return Math.log(sum) / SHARPNESS;
}

/** Every third height is heavier. */
const HEAVY = 3;

/** A height that is smaller is not drawn, nor a valley within one, in a wide window's measures. */
const LEAST = { height: 2500, valley: 24_000 };

/** Each height has so much more of the land's tint. */
const TINT = 0.075;

/** Fails where a line of the land would come too near to a name. */
function keepClear(land: Land, lines: readonly (readonly Point[])[]): void {
  const near = land.places.flatMap((at, index) => {
    const { cross, up, down } = index === 0 ? land.home : land.letters;
    const middle = middleOf(land, at);
    const isNear = ({ x, y }: Point) => {
      const [across, along] = [Math.abs(x - middle.x), y - middle.y];
      const above = across < land.cross / 4 + land.clear ? cross : up;
      return across < at.name + land.clear && along > -above - land.clear && along < down + land.clear;
    };
    const found = lines.flat().filter(isNear);
    const places = found.map(({ x, y }) => `${Math.round(x - middle.x)} ${Math.round(y - middle.y)}`);
    return places.length > 0 ? [`name ${index + 1} at ${places.join(', ')}`] : [];
  });
  if (near.length > 0) throw new Error(`Lines come too near: ${near.join('; ')}.`);
}

/** Where the name of a place is: in the middle of its ground. */
function middleOf(land: Land, at: Point): Point {
  const bend = bendAt(land, at);
  return { x: at.x - bend.x, y: at.y - bend.y };
}

function view(land: Land, direction: Direction): View {
  const { width, height, air, places, scale, between, leaves } = land;
  const fromLeft = fromStart(direction, width);
  const area = { width, height: height - air, cell: 8 * scale, around: 24 * scale };
  const highest = Math.max(...places.map((each) => each.height));
  const heights = softened((at) => heightAt(land, at), land.soft);
  const contours = repeat(highest, (index) =>
    contoursAt(heights, index + 1, area).filter((line) => isLargeEnough(line, LEAST, scale)),
  );
  keepClear(land, contours.flat());
  const lines = contours.map((at, index) => {
    const data = at
      .map((line) =>
        softContour(
          line.map(({ x, y }) => ({ x: fromLeft(x) * FINE, y: (y + air) * FINE })),
          between * FINE,
        ),
      )
      .join('');
    return path(
      data,
      index % HEAVY === 0 ? { 'stroke-width': 1.5 * FINE, 'stroke-opacity': 0.7 } : { 'stroke-opacity': 0.4 },
    );
  });
  const nameOn = (at: Place): Point => {
    const middle = middleOf(land, at);
    return { x: middle.x * FINE, y: (middle.y + air) * FINE };
  };
  const [home = { x: 0, y: 0 }] = places.map(nameOn);
  const { body, dot } = lostLine(
    { x: home.x, y: home.y - land.cross * FINE },
    { x: leaves.x * FINE, y: (leaves.y + air) * FINE },
    scale * FINE,
    land.gap * FINE,
    (x) => fromLeft(x / FINE) * FINE,
  );
  return {
    width: width * FINE,
    height: height * FINE,
    strokeWidth: FINE,
    body: `<g fill="var(--heights)" fill-opacity="${TINT}">${lines.join('')}</g>${body}`,
    dot: { ...dot, radius: land.dotRadius * FINE },
    labels: places.map(nameOn),
  };
}

export const placesMapDrawing: Drawing = {
  name: 'places-map',
  shows: 'A land on a map, level ground for the name of each place, and off it, alone, the dot.',
  wide: (direction) => view(WIDE, direction),
  narrow: (direction) => view(NARROW, direction),
};
