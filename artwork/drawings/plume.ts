import { path, solid } from '../figures/elements.ts';
import { coordinates, polar, repeat, seededRandom, type Point } from '../shared/geometry.ts';

/** As many as the forty lines; each note is a leaf of paper, in one of four arcs of ten. */
const NOTES = 40;

/** The arc of each note, from the outermost: neighbours are far from each other. */
const ARC_OF = [0, 2, 1, 3] as const;

/** They were stuck on by hand, but by people who want to be read. */
const TILT = (8 * Math.PI) / 180;

/** Measured from where all of it is one: `along` to the outermost arc, `across` from its axis. */
export interface Plume {
  along: number;
  /** From the axis to its edges, before it and behind it. */
  across: readonly [number, number];
  /** From one arc to the next, and how far an arc's ends hang behind its middle. */
  apart: number;
  hang: number;
  /** As wide as all strands are where they are one. */
  waist: number;
  /** How far along they are drawn in. */
  gathered: number;
  /** Side of a note. */
  note: number;
  thread: number;
}

/** One strand of the plume before it is placed: along it, and across. */
type Bezier = readonly [Point, Point, Point, Point];

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** What is left of a curve from a share of it on. */
function rest([a, b, c, d]: Bezier, share: number): Bezier {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  const [abc, bcd] = [between(ab, bc, share), between(bc, cd, share)];
  return [between(abc, bcd, share), bcd, cd, d];
}

/** From where on a curve is so far along. */
function shareAt(curve: Bezier, along: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (rest(curve, middle)[0].x < along) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Forty notes on four arcs, each on a strand into one point. All strands are one curve, drawn out or drawn in across: none
 * crosses another, and each passes between the notes of the arcs before it.
 */
export function plume(
  { along, across: [before, behind], apart, hang, waist, gathered, note, thread }: Plume,
  place: (along: number, across: number) => Point,
): string {
  const random = seededRandom(12);
  const notes = repeat(NOTES, (index) => {
    const share = (index + 0.5) / NOTES;
    const out = share * (before + behind) - before;
    const end = (share - 0.5) * waist;
    const whole: Bezier = [
      { x: 0, y: out },
      { x: along * 0.6, y: out * 0.97 },
      { x: along * gathered, y: end },
      { x: along, y: end },
    ];
    const from = (ARC_OF[index % ARC_OF.length] ?? 0) * apart + hang * (2 * share - 1) ** 2;
    const [start, ...bend] = rest(whole, shareAt(whole, from)).map((at) => place(at.x, at.y));
    const [first = 0, ...others] = bend.flatMap(({ x, y }) => [x, y]);
    return {
      at: start ?? place(0, out),
      strand: `C${coordinates(first, ...others)}`,
      turn: (2 * random() - 1) * TILT,
    };
  });
  const strands = notes.map(({ at, strand }) => `M${coordinates(at.x, at.y)}${strand}`);
  return (
    path(strands.join(''), { 'stroke-width': thread, 'stroke-opacity': 0.75 }) +
    path(notes.map(({ at, turn }) => leaf(at, note, turn)).join(''), solid)
  );
}

/** Path data of a square about its middle, turned. */
export function leaf(middle: Point, side: number, turn: number): string {
  const across = polar({ x: 0, y: 0 }, side, turn);
  const corner = { x: middle.x - (across.x - across.y) / 2, y: middle.y - (across.x + across.y) / 2 };
  return `M${coordinates(corner.x, corner.y)}l${coordinates(across.x, across.y, -across.y, across.x, -across.x, -across.y)}z`;
}
