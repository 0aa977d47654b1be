import type { ar } from './ar/index.ts';
import type { TextsOf } from './texts-of.ts';

/** All words of one language: a group per screen or shared part. */
export type Content = TextsOf<typeof ar>;
/** The name of a group, which is the name of its file in camel case. */
export type TextGroup = keyof Content;
