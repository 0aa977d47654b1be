import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router';
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

/**
 * Decisions 5: a new page starts at the top with the focus on its heading (or at the place its hash
 * names); Back and Forward restore the place. `shown` is the location whose page is on the screen.
 */
export function useScrollAndFocus(shown: Location): void {
  const type = useNavigationType();
  const previous = useRef(shown);
  const positions = useRef<ReturnType<typeof createScrollPositions>>(null);

  useEffect(() => {
    const stored = (positions.current ??= createScrollPositions());
    history.scrollRestoration = 'manual';
    // After a reload the browser would have restored the place; it is ours to do now.
    const start = stored.read(previous.current.key);
    if (start !== undefined && location.hash === '') scrollToInstantly(start);
    addEventListener('pagehide', stored.store);
    return () => removeEventListener('pagehide', stored.store);
  }, []);

  useEffect(() => {
    const remember = () => positions.current?.write(shown.key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [shown.key]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = shown;
    if (before.key === shown.key) return;
    const isNewPage = before.pathname !== shown.pathname;
    const target =
      shown.hash === '' ? null : document.getElementById(decodeURIComponent(shown.hash.slice(1)));
    if (type === 'POP') scrollToInstantly(positions.current?.read(shown.key) ?? 0);
    else if (target !== null) target.scrollIntoView();
    else if (isNewPage) scrollToInstantly(0);
    if (target !== null && type !== 'POP') focusStart(target);
    else if (isNewPage) focusStart(document.querySelector<HTMLElement>('main h1'));
  }, [shown, type]);
}
