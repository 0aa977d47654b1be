import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { isHidden, isShown, placeInReach } from './in-page.ts';

/** WebDriver's names of the keys that write nothing. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  ArrowDown: '\uE015',
} as const;

/** Generous, for machines that do other work beside. */
const PATIENCE_MS = 40_000;
/** Between two questions: about two frames. */
const BREATH_MS = 30;

type InPage<Args extends readonly unknown[]> = (...args: Args) => unknown;

/** What somebody does in a browser, whichever engine it has; every wait is for something that is seen. */
export class Visitor {
  readonly engine: Engine;
  readonly origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.origin = origin;
  }

  /** Comes as somebody who was never here, with nothing gone wrong yet. */
  async arrive(width: number, height: number): Promise<void> {
    await this.engine.resize(width, height);
    await this.engine.go(`${this.origin}/robots.txt`);
    await this.read(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = '';
    });
  }

  /** Opens an address and waits until the page's script answers and all of the page is laid out. */
  async open(path: string): Promise<void> {
    await this.engine.go(this.origin + path);
    await this.untilItAnswers();
  }

  untilItAnswers(): Promise<void> {
    // Of a page that nobody watches, no problem would be known (watch-page.ts). Before it stands, a part far below has an
    // estimated height: who is there within its first second sees it move, and nobody presses there (far-sections.css).
    return this.sees('the script of a watched page answer', () => {
      const { dataset } = document.documentElement;
      return 'isWatched' in window && 'motion' in dataset && 'whole' in dataset;
    });
  }

  /** Everything that went wrong on the pages since {@link arrive}. */
  problems(): Promise<unknown> {
    return this.read(() => {
      const problems: unknown = window.name === '' ? [] : JSON.parse(window.name);
      return problems;
    });
  }

  /** What a function finds in the page. It must not need anything from outside of itself. */
  async read<Args extends readonly unknown[]>(inPage: InPage<Args>, ...args: Args): Promise<unknown> {
    const found = await this.engine.run(
      `return JSON.stringify((${inPage.toString()})(...${JSON.stringify(args)})) ?? 'null';`,
    );
    const value: unknown = JSON.parse(found);
    return value;
  }

  /** Asks until it is so. A page that is just being left cannot be asked, and the next one is. */
  async sees<Args extends readonly unknown[]>(
    what: string,
    isSo: InPage<Args>,
    ...args: Args
  ): Promise<void> {
    await this.until(what, async () => (await this.read(isSo, ...args)) === true);
  }

  shows(selector: string): Promise<void> {
    return this.sees(`${selector} shown`, isShown, selector);
  }

  hides(selector: string): Promise<void> {
    return this.sees(`${selector} hidden`, isHidden, selector);
  }

  holdsFocus(selector: string): Promise<void> {
    return this.sees(`the focus on ${selector}`, (asked) => document.activeElement?.matches(asked), selector);
  }

  says(selector: string, words: string): Promise<void> {
    return this.sees(
      `“${words}” in ${selector}`,
      (asked, expected) =>
        [...document.querySelectorAll(asked)].some((part) => part.textContent.includes(expected)),
      selector,
      words,
    );
  }

  has(selector: string, count: number): Promise<void> {
    return this.sees(
      `${count} × ${selector}`,
      (asked, expected) =>
        [...document.querySelectorAll(asked)].filter((part) => part.checkVisibility()).length === expected,
      selector,
      count,
    );
  }

  isAt(address: string): Promise<void> {
    return this.sees(
      `the address ${address}`,
      (expected) => location.pathname + location.search === expected,
      address,
    );
  }

  /** Presses the first part that is seen, where nothing lies over it and it lies still. */
  async click(selector: string): Promise<void> {
    const place = await this.placeOf(selector);
    await this.engine.act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async pointAt(selector: string): Promise<void> {
    const place = await this.placeOf(selector);
    await this.engine.act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', ...place }] });
  }

  /** Writes into a field that is empty. */
  async fill(selector: string, words: string): Promise<void> {
    await this.click(selector);
    await this.holdsFocus(selector);
    await this.type(words);
    await this.sees(
      `“${words}” in ${selector}`,
      (asked, expected) => Reflect.get(document.querySelector(asked) ?? {}, 'value') === expected,
      selector,
      words,
    );
  }

  async type(words: string): Promise<void> {
    await this.strike(Array.from(words).flatMap((value) => [down(value), up(value)]));
  }

  /** Keys that are held together: the last is struck while the others are down. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.strike([...keys.map(down), ...keys.toReversed().map(up)]);
  }

  private strike(actions: readonly ReturnType<typeof down | typeof up>[]): Promise<void> {
    return this.engine.act({ type: 'key', id: 'keyboard', actions });
  }

  private async placeOf(selector: string): Promise<{ x: number; y: number }> {
    let last = '';
    await this.until(`${selector} in reach`, async () => {
      const place = String(await this.read(placeInReach, selector));
      const lies = place !== '' && place === last;
      last = place;
      return lies;
    });
    const [x = 0, y = 0] = last.split(' ').map(Number);
    return { x, y };
  }

  private async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let failure: unknown;
    while (Date.now() < end) {
      try {
        if (await isSo()) return;
      } catch (error) {
        failure = error;
      }
      await pause(BREATH_MS);
    }
    const where = await this.engine.run('return location.href;').catch(() => 'a page that does not answer');
    throw new Error(`${this.engine.name} never showed ${what} at ${where}`, { cause: failure });
  }
}

const down = (value: string) => ({ type: 'keyDown', value }) as const;
const up = (value: string) => ({ type: 'keyUp', value }) as const;
