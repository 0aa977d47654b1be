import { SPECIALISTS } from '../../content/facts/promises.ts';
import { coordinates, line, polar, repeat, smooth, steps, type Point } from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, type Figure } from './elements.ts';

const [WIDTH, HEIGHT] = [320, 200];
/** Of the one that is solid in each, and of those that it is about. */
const LARGE = 20;
const SMALL = 8;
/** Between two of the fine lines. */
const PITCH = 6;

const strong = { ...accentStroke, 'stroke-width': 2.5 };
const fine = { ...accentStroke, 'stroke-width': 1.5, opacity: 0.5 };
/** Whom it is about: nothing shows through. */
const open = { ...strong, fill: 'var(--ground)' };

/** Who builds stands on the highest crest, and sees people on all the heights around. */
function reach(): string {
  const ground = HEIGHT - 1;
  const maker = { x: 58, y: LARGE + 1 };
  const people = [
    { x: 168, y: 146 },
    { x: 228, y: 112 },
    { x: 300, y: 74 },
  ];
  const valleys = [
    { x: 136, y: 168 },
    { x: 196, y: 158 },
    { x: 262, y: 138 },
  ];
  const [start, end] = [
    { x: 1, y: 104 },
    { x: WIDTH - 1, y: 84 },
  ];
  const land = [
    start,
    maker,
    ...people.flatMap((person, index) => [valleys[index] ?? [], person].flat()),
    end,
  ];
  const heightAt = (x: number): number => {
    const next = Math.max(
      1,
      land.findIndex((point) => point.x >= x),
    );
    const [before, after] = [land[next - 1] ?? start, land[next] ?? end];
    const share = (x - before.x) / (after.x - before.x);
    // Crests and valleys are level, as the line over them is.
    return before.y + (after.y - before.y) * (1 - Math.cos(Math.PI * share)) * 0.5;
  };
  const furrows = steps(1, WIDTH - 1, PITCH).map((x) => line({ x, y: heightAt(x) }, { x, y: ground }));
  const crest = steps(1, WIDTH - 1, PITCH).map((x) => ({ x, y: heightAt(x) }));
  return (
    path(furrows.join(''), fine) +
    path(people.map((person) => line(maker, person)).join(''), { ...accentStroke, 'stroke-width': 1.5 }) +
    path(smooth(crest), strong) +
    people.map((person) => circle(person, SMALL, open)).join('') +
    circle(maker, LARGE, accentSolid)
  );
}

/** A decision that stands on all who do the work, and holds them: the keystone of an arch, whose stones are drawn in lines. */
function carried(): string {
  const stones = 9;
  const [inner, outer, beyond] = [98, 158, 24];
  const foot = { x: WIDTH / 2, y: HEIGHT - 1 };
  const angleOf = (stone: number) => Math.PI + (stone * Math.PI) / stones;
  const at = (radius: number, stone: number) => {
    const { x, y } = polar(foot, radius, angleOf(stone));
    return coordinates(x, y);
  };
  const arc = (radius: number, from: number, to: number) =>
    `M${at(radius, from)}A${coordinates(radius, radius)} 0 0 1 ${at(radius, to)}`;
  const keystone = (stones - 1) / 2;
  /** So much of a stone parts it from the next. */
  const joint = 0.06;
  const perStone = 7;
  const lines = repeat(stones, (index) =>
    index === keystone
      ? ''
      : steps(0, 1, 1 / perStone)
          .map((share) => {
            const stone = index + joint + share * (1 - 2 * joint);
            return `M${at(inner, stone)}L${at(outer, stone)}`;
          })
          .join(''),
  );
  const [from, to] = [keystone + joint, keystone + 1 - joint];
  const key = `${arc(outer + beyond, from, to)}L${at(inner, to)}A${coordinates(inner, inner)} 0 0 0 ${at(inner, from)}z`;
  return (
    path(lines.join(''), fine) +
    path(arc(outer, 0, keystone) + arc(outer, keystone + 1, stones), strong) +
    path(key, accentSolid)
  );
}

/** As many as answer when one asks: each is turned to what goes from one of two to the other, and back. */
function exchanged(): string {
  const [columns, rows] = [14, 8];
  const [across, down] = [WIDTH / columns, HEIGHT / rows];
  const poles: readonly [Point, Point] = [
    { x: 3.5 * across, y: HEIGHT / 2 },
    { x: WIDTH - 3.5 * across, y: HEIGHT / 2 },
  ];
  const [one, other] = poles;
  const nearest = (point: Point) =>
    Math.min(...poles.map(({ x, y }) => Math.hypot(point.x - x, point.y - y)));
  const places = repeat(columns * rows, (index) => ({
    x: ((index % columns) + 0.5) * across,
    y: (Math.floor(index / columns) + 0.5) * down,
  }))
    // The two take the places of those that are nearest to them.
    .toSorted((a, b) => nearest(b) - nearest(a))
    .slice(0, SPECIALISTS);
  const turned = places.map((place) => {
    const pull = (pole: Point, sign: number) => {
      const [x, y] = [place.x - pole.x, place.y - pole.y];
      const square = x * x + y * y;
      return { x: (sign * x) / square, y: (sign * y) / square };
    };
    const [from, to] = [pull(one, 1), pull(other, -1)];
    const angle = Math.atan2(from.y + to.y, from.x + to.x);
    return line(polar(place, -9.5, angle), polar(place, 9.5, angle));
  });
  return (
    path(turned.join(''), fine) +
    path(line(one, other), strong) +
    circle(other, LARGE, open) +
    circle(one, LARGE, accentSolid)
  );
}

/** Why one works here: heights that are seen, stones that hold, and a field that turns; as wide as each other. */
export const reasonFigures: readonly Figure[] = Object.entries({ reach, carried, exchanged }).map(
  ([name, draw]) => ({ id: `reason-${name}`, width: WIDTH, height: HEIGHT, strokeWidth: 1, body: draw() }),
);
