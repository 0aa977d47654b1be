import type { Language } from '#shared/languages.ts';

/** A labelled value: of a notice, or a fact that the visitor looks for (day, time, place). */
export interface LetterLine {
  label: string;
  value: string;
}

/** What a letter says, before it is put into its two forms. */
export interface LetterContent {
  language: Language;
  /** The one thing the letter is about. */
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  lines: readonly LetterLine[];
  /** What the letter asks its reader to do, once. */
  action?: { label: string; url: string };
  /** After lines and action. */
  afterwards?: readonly string[];
  /** In small letters at the end: why the reader gets this, and how to get no more. */
  note?: { text: string; link?: { label: string; url: string } };
}

/** Who signs the letters, in each language. */
export interface Signature {
  companyName: Readonly<Record<Language, string>>;
  companyAddress: Readonly<Record<Language, string>>;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
}
