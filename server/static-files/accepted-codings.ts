import { parseQualityList } from '#server/base/quality-list.ts';

/** The content codings that the build writes, best first, and the plain file. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

const MAX_REMEMBERED = 500;
const remembered = new Map<string, readonly Coding[]>();

function negotiate(header: string): readonly Coding[] {
  const weights = parseQualityList(header);
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const compressed = CODINGS.filter((coding) => coding !== 'identity' && weightOf(coding) > 0);
  // A stable sort: at equal weight the smaller coding stays first.
  compressed.sort((one, other) => weightOf(other) - weightOf(one));
  return [...compressed, 'identity'];
}

/**
 * The codings that a client takes, best first; the plain one always stands last, for it is what everyone can read.
 * Browsers send few different headers, so each is worked out once.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return ['identity'];
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const codings = negotiate(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, codings);
  return codings;
}
