import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

// What the tests have shown, for the figures of the page /accessibility: no figure there is written by hand.

type Engine = 'Chromium' | 'Firefox' | 'WebKit';

/** How a page was looked at. */
export type LookState =
  'usual' | 'night' | 'high-contrast' | 'high-contrast-night' | 'text-200' | 'paper' | 'mirrored';

/** What a test can say that it has done, by kind. */
export interface Evidence {
  /** A page was held to its promises in a window of this width. */
  look: { page: string; width: number; state: LookState };
  /** A visitor's whole way (language, menu, a form …) went well in an engine; each name counts once. */
  journey: { engine: Engine; name: string };
}

/**
 * Says what a test has just done, once it went well. Each process writes a file of its own; `scripts/test/evidence.ts`
 * reads them all at the end of a whole run. In any other run nothing is kept.
 */
export function recordEvidence<Kind extends keyof Evidence>(kind: Kind, facts: Evidence[Kind]): void {
  const folder = process.env['EVIDENCE_DIR'];
  if (folder === undefined) return;
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ kind, facts })}\n`);
}
