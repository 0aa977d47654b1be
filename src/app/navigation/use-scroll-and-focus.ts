import { useLayoutEffect, useRef } from 'react';
import type { Place } from '#src/lib/router/place.ts';
import { useArrival } from '#src/lib/router/router.tsx';
import { copyView, keptAt } from '#src/lib/kept-view/kept-view.ts';
import { showOpenParts } from '#src/lib/kept-view/open-parts.ts';
import { showSlidRows } from '#src/lib/kept-view/slid-rows.ts';

/** Moves focus to where the new page begins, without scrolling. */
function focusStart(element: HTMLElement | null): void {
  if (element === null) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function scrollToInstantly(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/** The element that a hash names; none for a hash that cannot be read. */
function targetOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function bringBackParts(entry: string): void {
  showOpenParts(keptAt(entry, 'open'));
  showSlidRows(keptAt(entry, 'rows'));
}

/** Brings back how an entry's page stood; false where nothing is known of it. */
function bringBack(entry: string): boolean {
  const scroll = keptAt(entry, 'scroll');
  bringBackParts(entry);
  if (typeof scroll === 'number') scrollToInstantly(scroll);
  return typeof scroll === 'number';
}

/**
 * A new page starts at the top with the focus on its heading (or at the place its hash
 * names); Back and Forward restore the place. `shown` is the location whose page is on the screen.
 */
export function useScrollAndFocus(shown: Place): void {
  const arrival = useArrival();
  const previous = useRef<Place>(null);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = shown;
    if (before === null) {
      // A document that comes back: the browser has put it in its place, unless that was not long enough yet.
      if (window.scrollY === 0) bringBack(shown.key);
      else bringBackParts(shown.key);
      return;
    }
    if (before.key === shown.key) return;
    const isNewPage = before.pathname !== shown.pathname;
    const target = targetOf(shown.hash);
    const isBack = arrival === 'pop' && bringBack(shown.key);
    if (!isBack && !isNewPage) copyView(before.key, shown.key);
    if (!isBack && target !== null) target.scrollIntoView();
    else if (!isBack && isNewPage) scrollToInstantly(0);
    if (target !== null && arrival !== 'pop') focusStart(target);
    else if (isNewPage) focusStart(document.querySelector<HTMLElement>('main h1'));
  }, [shown, arrival]);
}
