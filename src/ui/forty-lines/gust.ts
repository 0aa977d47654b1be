/** A gust's reach and its greatest push, in CSS pixels. */
const REACH = 130;
const PUSH = 6;
/** How long it takes to fade to a third, in milliseconds. */
const FADE = 380;
/** A pointer this fast blows as hard as it can, in pixels between two of its events. */
const FAST = 24;

/** What the pointer does to the lines near it: a small push along its way that is soon gone. */
export class Gust {
  #at = { x: 0, y: 0 };
  #push = { x: 0, y: 0 };
  #power = 0;
  #time = 0;

  get isBlowing(): boolean {
    return this.#power > 0;
  }

  blow(x: number, y: number, dx: number, dy: number): void {
    const speed = Math.hypot(dx, dy) || 1;
    const share = Math.min(1, speed / FAST);
    this.#at = { x, y };
    this.#push.x += ((dx / speed) * share - this.#push.x) * 0.35;
    this.#push.y += ((dy / speed) * share - this.#push.y) * 0.35;
    this.#power = Math.min(1, this.#power + share * 0.4);
    this.#time = performance.now();
  }

  fade(time: number): void {
    this.#power *= Math.exp(-Math.max(0, time - this.#time) / FADE);
    this.#time = Math.max(time, this.#time);
    if (this.#power < 0.02) this.#power = 0;
  }

  calm(): void {
    this.#power = 0;
  }

  /** Where a point is while it blows. */
  moved(x: number, y: number): readonly [number, number] {
    if (this.#power === 0) return [x, y];
    const distance = ((x - this.#at.x) ** 2 + (y - this.#at.y) ** 2) / REACH ** 2;
    const push = Math.max(0, 1 - distance) ** 2 * this.#power * PUSH;
    return [x + this.#push.x * push, y + this.#push.y * push];
  }
}
