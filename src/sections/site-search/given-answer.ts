import { createContext, use } from 'react';
import type { SearchAnswer } from '#search/answer/answer-query.ts';

/** An answer that the server worked out. */
export interface GivenAnswer {
  query: string;
  answer: SearchAnswer;
}

/** What the server renders with. */
export const GivenAnswerContext = createContext<GivenAnswer | null>(null);

let ofPage: GivenAnswer | null | undefined;

/**
 * The answer that came inside the page. Not a look at the window in the middle of a render: the server put there what
 * it had rendered, so both sides begin with the same.
 */
function answerOfPage(): GivenAnswer | null {
  if (typeof document === 'undefined') return null;
  if (ofPage !== undefined) return ofPage;
  const source = document.querySelector('#search-answer')?.textContent;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own server into our own page
  ofPage = source ? (JSON.parse(source) as GivenAnswer) : null;
  return ofPage;
}

/** The answer that the server gave, if it gave one. */
export function useGivenAnswer(): GivenAnswer | null {
  return use(GivenAnswerContext) ?? answerOfPage();
}
