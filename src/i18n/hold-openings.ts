/** Holds relative pronouns and short prepositions to what they open: no line of large Arabic letters ends in one. */
export const holdOpenings = (text: string): string =>
  text.replaceAll(/ (ال[تذ]ي|في|من|عن|على|إلى) /g, ' $1\u00A0');
