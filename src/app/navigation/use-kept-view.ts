import { useEffect, useLayoutEffect } from 'react';
import type { Place } from '#src/lib/router/place.ts';
import { keepAt, storeViews } from '#src/lib/kept-view/kept-view.ts';
import { openParts } from '#src/lib/kept-view/open-parts.ts';
import { slidRows } from '#src/lib/kept-view/slid-rows.ts';

/** Remembers how the page on the screen stands: how far it and its rows are scrolled, which parts are open. */
export function useKeptView({ key }: Place): void {
  // A layout effect: the old page's listener must be gone before the next effect scrolls to the new one's place.
  useLayoutEffect(() => {
    const rememberPlace = ({ target }: Event) =>
      keepAt(key, target === document ? { scroll: window.scrollY } : { rows: slidRows() });
    const rememberParts = () => keepAt(key, { open: openParts() });
    // The browser tells of a move in its next frame, which a page that is being left may not have.
    const rememberRows = () => keepAt(key, { rows: slidRows() });
    // A part's own events do not rise: they are caught on their way down.
    addEventListener('scroll', rememberPlace, { capture: true, passive: true });
    addEventListener('toggle', rememberParts, { capture: true });
    // Before what stores it, which does not catch.
    addEventListener('pagehide', rememberRows, { capture: true });
    return () => {
      removeEventListener('scroll', rememberPlace, { capture: true });
      removeEventListener('toggle', rememberParts, { capture: true });
      removeEventListener('pagehide', rememberRows, { capture: true });
    };
  }, [key]);

  useEffect(() => {
    // Within the document places are ours to restore; a document that comes back is put there by the browser, which
    // does so before any script of ours is here.
    const takeOver = () => (history.scrollRestoration = 'manual');
    const leave = () => {
      storeViews();
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', leave);
    };
  }, []);
}
