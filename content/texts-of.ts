/**
 * The shape that a translation must have: every key, and every list in its full length, of the Arabic
 * source. A text that is missing in English, or one item too few, is a type error.
 */
export type TextsOf<Source> = Source extends string
  ? string
  : { readonly [Key in keyof Source]: TextsOf<Source[Key]> };
