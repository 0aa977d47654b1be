/** An hour stays with its half of the day, and a point between two parts with the one before it, where a line ends. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d:\d\d) (?=\p{L})| (?=· )/gu, '\u00A0');
}
