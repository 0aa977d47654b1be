import { useEffect, useLayoutEffect } from 'react';
import type { Place } from '#src/lib/router/place.ts';
import { nextPage } from '../fetch-next-page.ts';
import { usePageFiles } from './use-page-files.ts';

let tools: (typeof import('./moving-about.ts'))['movingAbout'] | undefined;

/** Shows another page; `isHeld` where the picture of the old one stands until it is there. */
type Show = (isHeld: boolean) => Promise<void>;

/** Shows another page, with the dot on its way there if it may move and its code is here; at once otherwise. */
export function travelling(mayMove: boolean, show: Show): void {
  if (tools && mayMove) tools.travel(show);
  else void show(false);
}

/** Fetches pages before they are asked for, and lets the dot find its place on each. Their code comes once the page runs. */
export function useMovingAbout(shown: Place): void {
  const fetchFiles = usePageFiles();
  useEffect(() => {
    const ends: (() => void)[] = [];
    let isHere = true;
    const begin = async () => {
      const [{ movingAbout }] = await Promise.all([import('./moving-about.ts'), nextPage.start()]);
      if (!isHere) return;
      tools = movingAbout;
      ends.push(tools.watchDot(), tools.carryToLanguage(), tools.prefetchOnIntent(fetchFiles));
    };
    begin().catch(() => {
      // Did not arrive: pages change without it.
    });
    return () => {
      isHere = false;
      for (const end of ends) end();
    };
  }, [fetchFiles]);

  // After the effect that scrolls: the new picture is taken once the dot is where it goes.
  useLayoutEffect(() => tools?.arrive(), [shown]);
}
