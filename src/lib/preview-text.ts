/**
 * The first characters of a text and one ellipsis; the whole text when it is not longer.
 * @param length in graphemes, so that a letter is never parted from its marks
 */
export function previewText(text: string, length: number): string {
  const graphemes = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (graphemes.length <= length) return text;
  return `${graphemes
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')}…`;
}
