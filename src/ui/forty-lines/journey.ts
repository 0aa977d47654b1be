import {
  ACCENT,
  ALL,
  at,
  BROKEN,
  emptyDrawing,
  LINES,
  LOOKS,
  POINTS,
  SMOOTH,
  type Drawing,
} from './drawing.ts';

/** Share of the time over which the lines set off, far ones first. */
const STAGGER = 0.26;
/** A line is led by its head and its tail comes after, so that it bends on its way, even where it is to be straight. */
const LAG = 0.42;
/** How far above its ground the wind blows while it carries one figure over into another, in units of the stage. */
const LIFT = 120;

/** From 0 to 1 between two bounds, softly. */
export function step(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Starts and lands gently, and settles longer than it starts. */
export function ease(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  const start = share ** 1.6;
  return start / (start + (1 - share) ** 2.3);
}

/** Dots, strokes and corners as gentle curves, for the way: their points stand in pairs and would zigzag. */
function soften({ xy, look }: Drawing): Float32Array {
  const soft = xy.slice();
  for (let line = 0; line < LINES; line += 1) {
    if (at(look, line * LOOKS + SMOOTH) > 0.6 && at(look, line * LOOKS + BROKEN) === 0) continue;
    for (const first of [line * POINTS, ALL + line * POINTS]) {
      for (let pass = 0; pass < 4; pass += 1) average(soft.subarray(first, first + POINTS));
    }
  }
  return soft;
}

/** Each point in the middle of its neighbours. */
function average(values: Float32Array): void {
  const before = values.slice();
  for (let index = 0; index < POINTS; index += 1) {
    let sum = 0;
    for (let near = -3; near <= 3; near += 1)
      sum += at(before, Math.min(POINTS - 1, Math.max(0, index + near)));
    values[index] = sum / 7;
  }
}

/**
 * Forty lines on their way from one drawing to another. Half-way each is a line of wind: whole, thin and smooth;
 * between two figures it also lies like one, or the way would be a scribble.
 */
export class Journey {
  readonly #from: Drawing;
  readonly #to: Drawing;
  readonly #wind: Drawing;
  readonly #fromSoft: Float32Array;
  readonly #toSoft: Float32Array;
  /** How much of the way leads through the wind. */
  readonly #through: number;

  constructor(from: Drawing, to: Drawing, wind: Drawing) {
    this.#from = { xy: from.xy.slice(), look: from.look.slice() };
    this.#to = to;
    this.#wind = wind;
    this.#fromSoft = soften(from);
    this.#toSoft = soften(to);
    this.#through = from === wind || to === wind ? 0 : 0.86;
  }

  /** The lines when this share of the time is over. */
  at(share: number, now: Drawing = emptyDrawing()): Drawing {
    for (let line = 0; line < LINES; line += 1) {
      const own = (share - (STAGGER * line) / LINES) / (1 - STAGGER);
      this.#lookAt(line, own, now.look);
      for (let point = 0; point < POINTS; point += 1) {
        const behind = LAG * (1 - point / (POINTS - 1));
        this.#pointAt(line * POINTS + point, ease(own * (1 + LAG) - behind), now.xy);
      }
    }
    return now;
  }

  #lookAt(line: number, own: number, look: Float32Array): void {
    const [head, e, tail] = [ease(own * (1 + LAG)), ease(own), ease(own * (1 + LAG) - LAG)];
    // Dots and strokes join into lines before they leave, and part again when the last of them has nearly arrived.
    const whole = step(0, 0.16, head) * (1 - step(0.84, 1, tail));
    for (let kind = 0; kind < LOOKS; kind += 1) {
      const index = line * LOOKS + kind;
      const [from, to] = [at(this.#from.look, index), at(this.#to.look, index)];
      const between = from + (to - from) * e;
      look[index] = kind === ACCENT ? between : between + (at(this.#wind.look, index) - between) * whole;
    }
  }

  #pointAt(index: number, e: number, xy: Float32Array): void {
    const [blunt, sharp] = [step(0, 0.2, e), step(0.78, 1, e)];
    const through = this.#through * step(0, 0.42, e) * (1 - step(0.5, 1, e));
    for (const [place, lift] of [
      [index, 0],
      [ALL + index, LIFT],
    ] as const) {
      const [from, to] = [at(this.#from.xy, place), at(this.#to.xy, place)];
      const start = from + (at(this.#fromSoft, place) - from) * blunt;
      const soft = at(this.#toSoft, place);
      const value = start + (soft + (to - soft) * sharp - start) * e;
      xy[place] = value + (at(this.#wind.xy, place) - lift - value) * through;
    }
  }
}
