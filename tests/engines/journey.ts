import type { Language } from '#shared/languages.ts';
import type { Visitor } from './visitor.ts';

/** A way through the site that has to go well in every engine. */
export interface Journey {
  readonly name: string;
  /** The window it is made in. */
  readonly window: { readonly width: number; readonly height: number };
  /** Made once in each language of the site. */
  readonly make: (visitor: Visitor, language: Language) => Promise<void>;
}

export const PHONE = { width: 390, height: 844 } as const;
export const SCREEN = { width: 1440, height: 900 } as const;
