import type { SearchableSection } from '../index/searchable-page.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import type { Wanted } from '../query/read-query.ts';

/** A section that says what was asked for, and how much. */
interface FoundSection {
  section: SearchableSection;
  score: number;
}

/** A heading that says it is worth this many texts that do. */
const HEADING = 3;

/** The sections of a page that say what is wanted, the best first. */
export function foundSections(
  sections: readonly SearchableSection[],
  wanted: readonly Wanted[],
  vocabulary: Vocabulary,
): SearchableSection[] {
  const found = sections.map((section): FoundSection => {
    const heading = vocabulary.stemsIn(section.heading);
    const text = vocabulary.stemsIn(section.text);
    const scores = wanted.map((each) => HEADING * likenessIn(heading, each) + likenessIn(text, each));
    return { section, score: scores.reduce((sum, score) => sum + score, 0) };
  });
  return found
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ section }) => section);
}

/** What is wanted and not already said by some texts. */
export function notSaidIn(
  texts: readonly string[],
  wanted: readonly Wanted[],
  vocabulary: Vocabulary,
): Wanted[] {
  const stems = vocabulary.stemsIn(texts.join(' '));
  return wanted.filter((each) => likenessIn(stems, each) === 0);
}

/** How well some stems answer a wanted word; 0 when they do not. */
function likenessIn(stems: ReadonlySet<string>, { options }: Wanted): number {
  const matching = options.filter((option) => option.stems.every((stem) => stems.has(stem)));
  return Math.max(0, ...matching.map(({ likeness }) => likeness));
}
