const ARABIC = /[\u0600-\u06ff]/;

function decode(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

function encode(text: string): string {
  return Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()).join(
    '',
  );
}

/**
 * The table of a font that says which letters each glyph stands for, with the letters of an Arabic
 * ligature (lam-alef and others) from left to right, as the glyphs of a line stand. Poppler, MuPDF and
 * pdf.js turn a right-to-left line around letter by letter; in reading order its ligatures would come out
 * the wrong way round, and a search for «الأفق» would find nothing.
 */
export function orderLigatures(table: string): string {
  return table.replace(
    /(<(?:[\dA-F]{2}){1,2}>\s*)<((?:[\dA-F]{4}){2,})>/gi,
    (entry, glyph: string, hex: string) => {
      const letters = decode(hex);
      return ARABIC.test(letters) ? `${glyph}<${encode(Array.from(letters).toReversed().join(''))}>` : entry;
    },
  );
}
