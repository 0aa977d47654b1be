/** Chromium names the letters of glyphs that belong together: a letter and what stands above or below it. */
const NAMED_GLYPHS = /\/Span<<\/ActualText <FEFF((?:[\dA-F]{4})+)> >> BDC\n([\s\S]*?)EMC/gi;
/** Shadda, the short vowels and tanwin, as units of UTF-16. */
const MARK = /^(?:064[B-F]|065[0-2])$/i;

const named = (letters: string, glyphs: string) => `/Span<</ActualText <FEFF${letters}> >> BDC\n${glyphs}EMC`;

/**
 * The drawing of a page in which marks over and under Arabic letters are drawn and say nothing. They are drawn before
 * their letter and beside its line, so programs that read the file take them for a word's end: a search for
 * «المنصات» would not find «المنصّات», nor would one with the shadda. Letters that are one glyph are named from left to
 * right, as in `orderLigatures`.
 */
export function silenceMarks(drawing: string): string {
  return drawing.replace(NAMED_GLYPHS, (span, name: string, glyphs: string) => {
    const units = name.match(/.{4}/g) ?? [];
    const letters = units.filter((unit) => !MARK.test(unit));
    if (letters.length === units.length) return span;
    const drawn = glyphs.split(/(?<=Tj\n)/);
    const letter = drawn.pop() ?? '';
    return `${named('', drawn.join(''))}\n${named(letters.toReversed().join(''), letter)}`;
  });
}
