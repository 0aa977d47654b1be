import type { SearchIndex } from '../index/search-index.ts';
import type { Option, ReadQuery, Wanted } from '../query/read-query.ts';

/** A page of the answer. */
export interface RankedPage {
  /** Its place among the pages of the index. */
  page: number;
  score: number;
  /** How many of the wanted words it answers. */
  answered: number;
}

/** For a page whose title, another of its names or a keyword is just what was asked for. */
const IS_TITLE = 14;
const IS_NAME = 12;
const IS_TOPIC = 4;
/** In a longer query a page's name counts so much of what it counts alone. */
const AMONG_OTHERS = 0.4;
/** For one that says the words next to each other, in a heading or in its text. */
const IN_HEADING = 8;
const IN_TEXT = 3;
/** A page that lacks a word counts where it says this much, as a part of what the best page says. */
const LEAST_SHARE = 0.3;
/** A word that had to be guessed counts less among those that a page has or lacks. */
const GUESSED = 0.4;
/** How much heavier a missing word weighs than its share. */
const MISSING = 1.5;
/** Pages that every page leads to are what most people look for. */
const IS_MAIN = 1.15;

/**
 * The pages that answer, the best first: those with every wanted word; where these are few, those with some of them
 * after them.
 */
export function rankPages({ wanted, spoken }: ReadQuery, index: SearchIndex): RankedPage[] {
  const answerable = wanted.filter(({ options }) => options.length > 0);
  const whole = answerable.reduce((sum, each) => sum + surenessOf(each), 0);
  const scores = new Map<number, RankedPage & { sureness: number }>();
  for (const each of answerable) {
    const said = pagesSaying(each.options, index);
    const rarity = rarityOf([...said.values()], index.pages.length);
    for (const [page, weight] of said) {
      const { score, answered, sureness } = scores.get(page) ?? { score: 0, answered: 0, sureness: 0 };
      scores.set(page, {
        page,
        score: score + weight * rarity,
        answered: answered + 1,
        sureness: sureness + surenessOf(each),
      });
    }
  }
  const bonuses = namedPages(answerable, index);
  const phrase = spoken.length > 1 ? ` ${spoken.join(' ')} ` : undefined;
  const ranked = Array.from(scores.values(), ({ page, score, answered, sureness }): RankedPage => {
    const said = score + (bonuses.get(page) ?? 0) + phraseBonus(page, phrase, index);
    const main = index.pages[page]?.isMain === true ? IS_MAIN : 1;
    return { page, score: said * main * (sureness / whole) ** MISSING, answered };
  }).toSorted((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE;
  const isComplete = ({ answered }: RankedPage) => answered === answerable.length;
  return ranked.filter((each) => isComplete(each) || each.score >= least);
}

function surenessOf({ meant }: Wanted): number {
  return meant === undefined ? 1 : GUESSED;
}

/** What few pages say counts more; a page that says it in passing counts little among them. */
function rarityOf(weights: readonly number[], pages: number): number {
  const most = Math.max(...weights);
  const saying = weights.reduce((sum, weight) => sum + weight / most, 0);
  return Math.log(1 + pages / (saying + 0.5));
}

/** What it is worth that a page says the query's words next to each other. */
function phraseBonus(page: number, phrase: string | undefined, { spoken }: SearchIndex): number {
  const said = spoken[page];
  if (phrase === undefined || said === undefined) return 0;
  if (said.headings.includes(phrase)) return IN_HEADING;
  return said.texts.includes(phrase) ? IN_TEXT : 0;
}

/** How much each page says of the best of some options. */
function pagesSaying(options: readonly Option[], index: SearchIndex): Map<number, number> {
  const best = new Map<number, number>();
  for (const { stems, likeness } of options) {
    const [first, ...others] = stems.map((stem) => index.postings.get(stem) ?? new Map<number, number>());
    for (const [page, weight] of first ?? []) {
      const weights = [weight, ...others.map((places) => places.get(page) ?? 0)];
      const said = Math.min(...weights) * likeness;
      if (said > (best.get(page) ?? 0)) best.set(page, said);
    }
  }
  return best;
}

/** Pages that are called what was asked for. */
function namedPages(wanted: readonly Wanted[], index: SearchIndex): Map<number, number> {
  const [only, ...more] = wanted;
  if (only === undefined) return new Map();
  const weakened = ({ stems, likeness }: Option) => ({ stems, likeness: likeness * AMONG_OTHERS });
  const asked =
    more.length === 0
      ? only.options
      : [
          { stems: wanted.flatMap(({ options }) => options[0]?.stems ?? []), likeness: 1 },
          ...wanted.flatMap(({ options }) => options.map(weakened)),
        ];
  const bonuses = new Map<number, number>();
  for (const { stems, likeness } of asked) {
    const name = stems.join(' ');
    index.names.forEach((names, page) => {
      const place = names.indexOf(name);
      const isTopic = index.topics[page]?.includes(name) ?? false;
      const worth = place === 0 ? IS_TITLE : place > 0 ? IS_NAME : isTopic ? IS_TOPIC : 0;
      if (worth > 0) bonuses.set(page, Math.max(bonuses.get(page) ?? 0, worth * likeness));
    });
  }
  return bonuses;
}
