import type { Hit } from '#search/answer/answer-query.ts';
import type { MarkedText } from '#search/answer/marked-text.ts';

interface Closeness {
  /** The best answer, and all others that say the words. */
  found: readonly Hit[];
  /** What is about the same without saying the words. */
  close: readonly Hit[];
  /** Whether any page says the words; where none does, all are found and none is merely close. */
  isSaid: boolean;
}

/** Tells pages that say what was looked for from those that are only close to it; each group keeps its order. */
export function byCloseness(hits: readonly Hit[]): Closeness {
  const isSaid = hits.some(saysIt);
  if (!isSaid) return { found: hits, close: [], isSaid };
  // The best answer stays the best, whether or not it uses the visitor's words.
  const isFound = (hit: Hit) => hit === hits[0] || saysIt(hit);
  return { found: hits.filter(isFound), close: hits.filter((hit) => !isFound(hit)), isSaid };
}

const hasMark = (text: MarkedText) => text.some(({ isHit }) => isHit);

/** Whether what is shown of a page says what was looked for. */
const saysIt = ({ title, excerpt, sections }: Hit): boolean =>
  [title, excerpt, ...sections.map(({ heading }) => heading)].some(hasMark);
