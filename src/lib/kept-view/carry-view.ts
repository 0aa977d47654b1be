import { beginTurn } from './begin-turn.ts';
import { entryOfBrowser, newKey } from '../router/place.ts';
import { copyView, keepAt, storeViews } from './kept-view.ts';
import { openParts } from './open-parts.ts';

/** Key in session storage; the pre-paint script of the next document reads and removes it. */
const STORAGE_KEY = 'carried-view';
/** What a place on a page is found again by: the same, in the same order, in every language. */
const BLOCKS = ['[id]:not([id^=_])', 'h2', 'h3', 'p', 'li', 'summary', 'dt', 'label', 'img']
  .map((block) => `main ${block}`)
  .join();

/** The block next to the window's upper edge, counted from the one before it that has an id, and where it stands. */
function placeOnPage() {
  const bar = document.querySelector('[data-site-header]')?.clientHeight ?? 0;
  const blocks = [...document.querySelectorAll(BLOCKS)];
  let nearest = { index: -1, top: Infinity };
  for (const [index, block] of blocks.entries()) {
    const { top } = block.getBoundingClientRect();
    const isNearer = Math.abs(top - bar) < Math.abs(nearest.top - bar);
    if (isNearer && block.checkVisibility()) nearest = { index, top };
  }
  const start = blocks.findLastIndex((block, index) => index <= nearest.index && block.id !== '');
  const { id } = blocks[start] ?? {};
  if (id === undefined || window.scrollY === 0) return undefined;
  return { id, steps: nearest.index - start, top: nearest.top };
}

/**
 * Lets the same page in another language, which is loaded as a new document, begin as this one stands: at the same
 * place, with the same parts open and the same choices. `path` is language-free.
 */
export function carryView(path: string): void {
  const key = newKey();
  copyView(entryOfBrowser().key, key);
  // In another language it is another length.
  keepAt(key, { scroll: undefined });
  storeViews();
  const view = { path, key, open: openParts(), blocks: BLOCKS, place: placeOnPage(), turns: beginTurn() };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(view));
  } catch {
    // Storage is blocked or full: the page begins at its top.
  }
}
