import { short } from '../shared/geometry.ts';
import { fromStart, type Direction } from './drawing.ts';

/** Where a path is, from the inline start, written for one direction. */
export class Pen {
  readonly #place: (x: number) => number;
  readonly #isRtl: boolean;
  data = '';

  constructor(direction: Direction, width: number) {
    this.#place = fromStart(direction, width);
    this.#isRtl = direction === 'rtl';
  }

  move(x: number, y: number): this {
    return this.#add(`M${short(this.#place(x))} ${short(y)}`);
  }

  across(x: number): this {
    return this.#add(`H${short(this.#place(x))}`);
  }

  down(y: number): this {
    return this.#add(`V${short(y)}`);
  }

  /** Bends with a radius to a place: to the left of where it goes, or to the right. */
  bend(radius: number, x: number, y: number, isLeft = true): this {
    const r = short(radius);
    return this.#add(`A${r} ${r} 0 0 ${isLeft === this.#isRtl ? 1 : 0} ${short(this.#place(x))} ${short(y)}`);
  }

  #add(data: string): this {
    this.data += data;
    return this;
  }
}
