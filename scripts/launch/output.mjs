// What the launcher says: one line a step, the time on the long ones, one sentence when something fails.

/** Milliseconds between two signs of life of a long step where the line cannot be rewritten. */
const SIGN_OF_LIFE_MS = 15_000;

/** A failure that is explained by its message alone: it is printed without a stack. */
export class Failure extends Error {
  /** @param {string} message one clear sentence @param {string} [details] what the failed program said */
  constructor(message, details = '') {
    super(message);
    this.name = 'Failure';
    this.details = details;
  }
}

/** Standard error, because what a command prints (`admin export`) must stay pure. @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Says what is being done while it is done, and how long it took.
 * @template T
 * @param {string} what as it reads after a dash, e.g. "Building the site"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const rewrites = process.stderr.isTTY;
  const write = rewrites
    ? () => process.stderr.write(`\r${what} … ${seconds()} s`)
    : () => say(`${what} … ${seconds()} s`);
  if (rewrites) write();
  else say(`${what} …`);
  const timer = setInterval(write, rewrites ? 1000 : SIGN_OF_LIFE_MS);
  try {
    const result = await work();
    say(`${rewrites ? '\r' : ''}${what} … done in ${seconds()} s`);
    return result;
  } catch (error) {
    if (rewrites) say('');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
