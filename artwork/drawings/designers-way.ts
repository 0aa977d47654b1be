import { circle } from '../figures/elements.ts';
import { repeat, seededRandom, short, type Point } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** Users who are heard before the workshop, prototypes made in it, users who try one after it. */
const [HEARD, MADE, TRIED] = [3, 2, 6];
const STATIONS = 3;

/** How a strand lies: how many lines, how far apart, and how far apart their strands. */
interface Strands {
  lines: number;
  gap: number;
  apart: number;
}

/** Where line so-and-so of all runs beside the middle, once they lie in so many strands. */
function besideMiddle(index: number, count: number, { lines, gap, apart }: Strands): number {
  const each = lines / count;
  const strand = Math.floor(index / each);
  return (strand - (count - 1) / 2) * apart + (index - strand * each - (each - 1) / 2) * gap;
}

const middlesOf = (count: number, apart: number) =>
  repeat(count, (strand) => (strand - (count - 1) / 2) * apart);

/** A waist is as wide as its node: all lines go through it. */
const inWaist = (index: number, lines: number) => (index - (lines - 1) / 2) * 0.4;

/** Steps along the way, each to a place on it and beside its middle, the first one where the line begins. */
function wayOf(steps: readonly Point[], turn: (place: Point) => Point): string {
  let data = '';
  for (const [index, step] of steps.entries()) {
    const end = turn(step);
    const before = steps[index - 1];
    if (!before) {
      data += `M${short(end.x)} ${short(end.y)}`;
    } else if (before.y === step.y) {
      data += end.y === turn(before).y ? `H${short(end.x)}` : `V${short(end.y)}`;
    } else {
      const bend = (step.x - before.x) * 0.52;
      const [out, into] = [turn({ x: before.x + bend, y: before.y }), turn({ x: step.x - bend, y: step.y })];
      data += `C${[out.x, out.y, into.x, into.y, end.x, end.y].map((value) => short(value)).join(' ')}`;
    }
  }
  return data;
}

/** What is said is thin, what is tried is dashed, and what is made of it is strong. */
const LOOKS = ['', ' stroke-dasharray="3.6 3.6"', ' stroke-width="2"'];

/** Threads of a bundle differ in strength, as those of a rope do. */
const STRENGTHS = [0.55, 0.75, 0.95] as const;

/** All threads, each in its part of every station. */
function threads(count: number, draw: (index: number) => readonly string[]): string {
  const random = seededRandom(7);
  const drawn = repeat(count, (index) => ({
    strength: STRENGTHS[Math.floor(random() * STRENGTHS.length)],
    parts: draw(index),
  }));
  const alike = (strength: number, part: number) =>
    drawn.flatMap((thread) => (thread.strength === strength ? (thread.parts[part] ?? []) : [])).join('');
  return LOOKS.map((look, part) => {
    const paths = STRENGTHS.map((each) => `<path d="${alike(each, part)}" stroke-opacity="${each}"/>`);
    return `<g${look}>${paths.join('')}</g>`;
  }).join('');
}

/** The way up to the first waist, between both, and from the second on. */
function partsOf(
  steps: readonly Point[],
  turn: (place: Point) => Point,
  waists: readonly [number, number],
): string[] {
  const [first, second] = waists;
  return [steps.slice(0, first + 1), steps.slice(first, second + 1), steps.slice(second)].map((part) =>
    wayOf(part, turn),
  );
}

const ring = (place: Point, radius: number, weight: number) =>
  circle(place, radius, { fill: 'var(--ground)', 'stroke-width': weight });

const node = (place: Point, radius: number) =>
  circle(place, radius, { fill: 'currentColor', stroke: 'none' });

/** The page's container, and the widest window whose edges the lines still reach. */
const [PAGE, GAP, WINDOW] = [1216, 24, 3200];

/**
 * Threads that go all the way, through three stations: what is said anywhere is heard in three voices, becomes one, is
 * tried in two ways, and six people try where they lead. The stations begin where the page's three columns do, in ink.
 */
function across(direction: Direction): View {
  const [height, lines, radius, weight, hub] = [340, 30, 9, 3, 13];
  const x = fromStart(direction, WINDOW);
  const start = (WINDOW - PAGE) / 2;
  const turn = (place: Point) => ({ x: x(start + place.x), y: height / 2 + place.y });
  const column = (PAGE + GAP) / STATIONS;
  const [first, during, after, last] = [
    radius + weight / 2,
    column + hub,
    2 * column + hub,
    PAGE - radius - weight / 2,
  ];
  const heard = { lines, gap: 5, apart: 132 };
  const made = { lines, gap: 5, apart: 168 };
  const tried = { lines, gap: 4.2, apart: 62 };
  const pinched = (strands: Strands) => ({ ...strands, gap: 0.6 });
  const body = threads(lines, (index) => {
    const said = (index - (lines - 1) / 2) * (height / lines);
    const waist = inWaist(index, lines);
    const [voice, way, person] = [
      besideMiddle(index, HEARD, heard),
      besideMiddle(index, MADE, made),
      besideMiddle(index, TRIED, tried),
    ];
    const places = [
      { x: -start, y: said },
      { x: -190, y: said },
      { x: first, y: besideMiddle(index, HEARD, pinched(heard)) },
      { x: first + 76, y: voice },
      { x: first + 130, y: voice },
      { x: during, y: waist },
      { x: during + 150, y: way },
      { x: after - 150, y: way },
      { x: after, y: waist },
      { x: last - 120, y: person },
      { x: last - 70, y: person },
      { x: last, y: besideMiddle(index, TRIED, pinched(tried)) },
      { x: last + 70, y: person },
      { x: WINDOW - start, y: person },
    ];
    return partsOf(places, turn, [5, 8]);
  });
  const rings = [
    ...middlesOf(HEARD, heard.apart).map((y) => turn({ x: first, y })),
    ...middlesOf(TRIED, tried.apart).map((y) => turn({ x: last, y })),
  ].map((place) => ring(place, radius, weight));
  const nodes = [during, after].map((at) => node(turn({ x: at, y: 0 }), hub));
  return { width: WINDOW, height, strokeWidth: 1.6, body: body + rings.join('') + nodes.join('') };
}

/**
 * The same way down the page, a part for each station, one below the other in the file: its station a `HEAD` below
 * its top, and from there straight lines as long as any words beside them.
 */
const [PART_WIDTH, PART, HEAD] = [84, 2400, 92];

function down(): View {
  const [lines, radius, weight, voiceHead] = [12, 5.5, 2.4, 16];
  const heard = { lines, gap: 4, apart: 30 };
  const made = { lines, gap: 4, apart: 46 };
  const tried = { lines, gap: 3.6, apart: 14 };
  const pinched = { ...heard, gap: 0.4 };
  const turn = (place: Point) => ({ x: PART_WIDTH / 2 + place.y, y: place.x });
  const body = threads(lines, (index) => {
    const waist = inWaist(index, lines);
    const [voice, way, person] = [
      besideMiddle(index, HEARD, heard),
      besideMiddle(index, MADE, made),
      besideMiddle(index, TRIED, tried),
    ];
    return partsOf(
      [
        { x: voiceHead, y: besideMiddle(index, HEARD, pinched) },
        { x: voiceHead + 20, y: voice },
        { x: PART + 12, y: voice },
        { x: PART + HEAD, y: waist },
        { x: PART + HEAD + 70, y: way },
        { x: 2 * PART + 12, y: way },
        { x: 2 * PART + HEAD, y: waist },
        { x: 2 * PART + HEAD + 80, y: person },
        { x: 3 * PART, y: person },
      ],
      turn,
      [3, 6],
    );
  });
  const rings = middlesOf(HEARD, heard.apart).map((y) => ring(turn({ x: voiceHead, y }), radius, weight));
  const nodes = [PART, 2 * PART].map((top) => node(turn({ x: top + HEAD, y: 0 }), 9));
  return {
    width: PART_WIDTH,
    height: STATIONS * PART,
    strokeWidth: 1.5,
    body: body + rings.join('') + nodes.join(''),
  };
}

export const designersWayDrawing: Drawing = {
  name: 'designers-way',
  shows: 'Three voices become one bundle of lines; it tries two ways, and six people try where they lead.',
  wide: across,
  narrow: down,
};
