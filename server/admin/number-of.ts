/** How many there are, in words that fit one as well: `numberOf(1, 'letters')` is "1 letter". */
export function numberOf(count: number, nouns: string): string {
  return `${count} ${count === 1 ? nouns.replace(/s$/, '') : nouns}`;
}
