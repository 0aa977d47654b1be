import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Place } from '#src/lib/router/place.ts';
import { useArrival } from '#src/lib/router/router.tsx';
import { createScrollPositions } from './scroll-positions.ts';

/** Moves focus to where the new page begins, without scrolling. */
function focusStart(element: HTMLElement | null): void {
  if (element === null) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function scrollToInstantly(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/** Names an entry of the tab's history: those that the browser made by itself all have the same key. */
function entryOf({ key, pathname, hash }: Place): string {
  return `${key} ${pathname}${hash}`;
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

/** Whether this document is shown again rather than opened anew. */
function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

/**
 * A new page starts at the top with the focus on its heading (or at the place its hash
 * names); Back and Forward restore the place. `shown` is the location whose page is on the screen.
 */
export function useScrollAndFocus(shown: Place): void {
  const arrival = useArrival();
  const previous = useRef(shown);
  const positions = useRef<ReturnType<typeof createScrollPositions>>(null);

  useEffect(() => {
    const stored = (positions.current ??= createScrollPositions());
    history.scrollRestoration = 'manual';
    // After a reload or on the way back the browser would have restored the place; it is ours to do now.
    const start = isReturning() ? stored.read(entryOf(previous.current)) : undefined;
    if (start !== undefined) scrollToInstantly(start);
    addEventListener('pagehide', stored.store);
    return () => removeEventListener('pagehide', stored.store);
  }, []);

  // A layout effect: the old page's listener must be gone before the next effect scrolls to the new one's place.
  useLayoutEffect(() => {
    const remember = () => positions.current?.write(entryOf(shown), window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [shown]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = shown;
    if (before.key === shown.key) return;
    const isNewPage = before.pathname !== shown.pathname;
    const target = targetOf(shown.hash);
    const place = arrival === 'pop' ? positions.current?.read(entryOf(shown)) : undefined;
    if (place !== undefined) scrollToInstantly(place);
    else if (target !== null) target.scrollIntoView();
    else if (isNewPage) scrollToInstantly(0);
    if (target !== null && arrival !== 'pop') focusStart(target);
    else if (isNewPage) focusStart(document.querySelector<HTMLElement>('main h1'));
  }, [shown, arrival]);
}
