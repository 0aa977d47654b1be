import type { Language } from '#shared/languages.ts';
import type { Texts } from '#src/i18n/texts.ts';

/** A node of linked data. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** What a page-specific entity is made from. */
export interface DescribedPage {
  language: Language;
  /** Language-free canonical path. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  /** All words of the language. */
  texts: Texts;
  /** From when on the page is shown like this. */
  now: Date;
  /** Absolute address of the picture that social networks show. */
  image: string;
  /** ISO date of the last content change. */
  lastModified: string;
}
