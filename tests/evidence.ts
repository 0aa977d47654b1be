import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

// What the tests have shown, for the figures of the page /accessibility: no figure there is written by hand.

const page = v.string();
const count = v.number();

/** What a test can say that it has done, by kind. `page` is an address, `width` that of the window. */
export const EVIDENCE = {
  /** A page was held to its promises. */
  look: v.object({
    kind: v.literal('look'),
    page,
    width: v.number(),
    state: v.picklist([
      'usual',
      'night',
      'high-contrast',
      'high-contrast-night',
      'text-200',
      'paper',
      'mirrored',
    ]),
  }),
  /** axe's rules were run on a page. */
  rules: v.object({ kind: v.literal('rules'), page, rules: count, violations: count }),
  /** Lines of words were compared with the pixels behind them; the lowest contrast of usual and of large letters. */
  contrast: v.object({
    kind: v.literal('contrast'),
    page,
    lines: count,
    usual: v.number(),
    large: v.number(),
  }),
  /** Stops of the Tab key in a page's content. */
  stops: v.object({ kind: v.literal('stops'), page, stops: count }),
  /** Controls were pressed while there was no script. */
  controls: v.object({ kind: v.literal('controls'), page, controls: count }),
  /** Runs of Latin letters and digits in Arabic text were compared with themselves alone. */
  runs: v.object({ kind: v.literal('runs'), page, runs: count }),
  /** Elements were compared with their place in the other direction. */
  mirrored: v.object({ kind: v.literal('mirrored'), page, mirrored: count }),
  /** The bar was measured in so many states. */
  bars: v.object({ kind: v.literal('bars'), page, bars: count }),
  /** A visitor's whole way (language, menu, a form …) went well in an engine; each name counts once. */
  journey: v.object({
    kind: v.literal('journey'),
    engine: v.picklist(['Chromium', 'Firefox', 'WebKit']),
    name: v.string(),
  }),
  /** What was measured with. */
  tool: v.object({ kind: v.literal('tool'), name: v.string(), version: v.string() }),
};

type Kind = keyof typeof EVIDENCE;
/** How a page was looked at. */
export type LookState = v.InferOutput<typeof EVIDENCE.look>['state'];
type Facts<K extends Kind> = Omit<v.InferOutput<(typeof EVIDENCE)[K]>, 'kind'>;

const Line = v.variant('kind', [
  EVIDENCE.look,
  EVIDENCE.rules,
  EVIDENCE.contrast,
  EVIDENCE.stops,
  EVIDENCE.controls,
  EVIDENCE.runs,
  EVIDENCE.mirrored,
  EVIDENCE.bars,
  EVIDENCE.journey,
  EVIDENCE.tool,
]);
/** A line in the record of a run. */
export type Line = v.InferOutput<typeof Line>;

/**
 * Says what a test has just done, once it went well. Each process writes a file of its own; at the end of a whole run
 * they are read together (`scripts/test/evidence.ts`). In any other run nothing is kept.
 */
export function recordEvidence<K extends Kind>(kind: K, facts: Facts<K>): void {
  const folder = process.env['EVIDENCE_DIR'];
  if (folder === undefined) return;
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ kind, ...facts })}\n`);
}

/** What was said in a file of lines. */
export const readEvidence = (file: string): Line[] =>
  file
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => v.parse(Line, JSON.parse(text)));
