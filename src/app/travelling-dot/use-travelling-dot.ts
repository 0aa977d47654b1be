import { useEffect, useLayoutEffect } from 'react';
import type { Place } from '#src/lib/router/place.ts';

let dot: typeof import('./travelling-dot.ts') | undefined;

/** Shows another page, with the dot on its way there if it may move and its code is here; at once otherwise. */
export function travelling(mayMove: boolean, show: () => Promise<void>): void {
  if (dot && mayMove) dot.travel(show);
  else void show();
}

/** Lets the dot find its place on each page that is shown. Its code comes once the page runs. */
export function useTravellingDot(shown: Place): void {
  useEffect(() => {
    let isHere = true;
    let leave: (() => void) | undefined;
    const begin = async () => {
      dot = await import('./travelling-dot.ts');
      if (isHere) leave = dot.watchDot();
    };
    begin().catch(() => {
      // Did not arrive: pages change without it.
    });
    return () => {
      isHere = false;
      leave?.();
    };
  }, []);

  // After the effect that scrolls: the new picture is taken once the dot is where it goes.
  useLayoutEffect(() => dot?.arrive(), [shown]);
}
