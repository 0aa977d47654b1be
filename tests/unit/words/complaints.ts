import assert from 'node:assert/strict';
import { FIXED_WORDINGS } from '#content/style-guide/fixed-wordings.ts';
import type { SiteString } from './site-strings.ts';

/** Stands where a fixed wording was: no letter, no space, no mark. */
const CUT_OUT = '\uFFFC';

/** What is wrong in a text, and what is right instead. */
export interface Finding {
  readonly at: number;
  readonly right: string;
}

/** A text without the wordings that the house style does not judge. */
export function judged(text: string): string {
  return Object.keys(FIXED_WORDINGS).reduce((rest, wording) => rest.replaceAll(wording, CUT_OUT), text);
}

/** Fails with a line for each finding: file, key, the words around it, and the right form. */
export function assertNone(strings: readonly SiteString[], find: (text: string) => readonly Finding[]): void {
  const complaints = strings.flatMap(({ file, key, text }) =>
    find(judged(text)).map(({ at, right }) => `${file}, ${key}: …${around(judged(text), at)}… → ${right}`),
  );
  if (complaints.length > 0) assert.fail(complaints.join('\n'));
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 20), at + 30).replaceAll('\n', ' ');
}
