// Light10 by Larkey, Ballesteros and Connell (2002), with the lengths that Apache Lucene gives it, on folded letters.
const PREFIXES = ['ال', 'وال', 'بال', 'كال', 'فال', 'لل', 'و'];
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** What must be left of a word. */
const SHORTEST = 2;

/** A folded Arabic word without its article, conjunction or preposition. */
export function withoutPrefix(word: string): string {
  const prefix = PREFIXES.find((each) => word.startsWith(each) && word.length >= shortest(each));
  return word.slice(prefix?.length ?? 0);
}

/** One letter alone is too often a root's own. */
function shortest(prefix: string): number {
  return prefix.length + (prefix.length === 1 ? SHORTEST + 1 : SHORTEST);
}

/** A folded Arabic word without the endings of number, gender, relation and person: each at most once, in this order. */
export function withoutSuffixes(word: string): string {
  return SUFFIXES.reduce(
    (rest, suffix) =>
      rest.endsWith(suffix) && rest.length >= suffix.length + SHORTEST ? rest.slice(0, -suffix.length) : rest,
    word,
  );
}
