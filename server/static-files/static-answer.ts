import type { RawHeaders } from '#server/http/security-headers.ts';
import type { Coding } from './accepted-codings.ts';

/** One coding of a file: its bytes and the finished headers of each answer that can be given with it. */
export interface Variant {
  readonly body: Buffer;
  entityTag: string;
  headers: RawHeaders;
  notModifiedHeaders: RawHeaders;
}

/** A page or another text, in memory in every coding that makes it smaller. */
export interface TextAnswer {
  kind: 'text';
  isPage: boolean;
  /** 404 for the not-found pages themselves, which have no address of their own. */
  status: 200 | 404;
  variants: ReadonlyMap<Coding, Variant>;
  plain: Variant;
  /** Further pages of the same address by the number in `?page=`. */
  numberedPages: Map<number, TextAnswer>;
  /** What takes its place from a moment on (milliseconds since 1970), in the order of time. */
  later: { from: number; answer: TextAnswer }[];
}

/** A picture, film, font or document: one coding, byte ranges. */
export interface MediaAnswer {
  kind: 'media';
  size: number;
  entityTag: string;
  headers: RawHeaders;
  notModifiedHeaders: RawHeaders;
  unsatisfiableHeaders: RawHeaders;
  source: { in: 'memory'; body: Buffer } | { in: 'disk'; file: string };
}

export interface RedirectAnswer {
  kind: 'redirect';
  location: string;
}

export type StaticAnswer = TextAnswer | MediaAnswer | RedirectAnswer;
