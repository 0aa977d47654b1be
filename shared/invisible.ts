/**
 * Control, bidi and zero-width characters that ride along when people paste: they make equal texts unequal, and
 * PostgreSQL refuses a NUL. Without the zero-width joiner and non-joiner: Persian and Urdu names need them.
 */
export const INVISIBLE =
  /(?![\t\n\v\f\r])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
