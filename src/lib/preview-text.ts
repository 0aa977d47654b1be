/**
 * A letter with its marks, a sign with its parts, two letters of a flag. Intl.Segmenter knows scripts that need more, and
 * takes a phone's processor 50 ms for its first text.
 */
const GRAPHEME = /\p{RI}{2}|.(?:\p{M}|\p{EMod}|\u200C|\u200D.)*/gsu;

/**
 * The first characters of a text and one ellipsis; the whole text when it is not longer.
 * @param length in graphemes, so that a letter is never parted from its marks
 */
export function previewText(text: string, length: number): string {
  const graphemes = text.match(GRAPHEME) ?? [];
  return graphemes.length <= length ? text : `${graphemes.slice(0, length).join('')}…`;
}
