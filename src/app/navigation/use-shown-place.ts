import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from '#src/lib/router/place.ts';
import { mayMoveNow } from '#src/lib/motion.ts';
import { travelling } from './use-moving-about.ts';
import { usePageFiles } from './use-page-files.ts';

/**
 * The place whose page is on the screen: it follows the address once that page's files are here, with the dot on its
 * way where things may move (decision:dot-between-pages).
 */
export function useShownPlace(place: Place): Place {
  const [shown, setShown] = useState(place);
  const fetchFiles = usePageFiles();
  const whenShown = useRef<() => void>(null);

  useEffect(() => {
    if (place === shown) return;
    let isWanted = true;
    // Rendered in the background, in slices, so that whoever changes their mind meanwhile is answered.
    const show = () => startTransition(() => setShown(place));
    // While the browser holds the picture of the old page nobody is answered: then all at once is sooner over.
    const showAtOnce = () => flushSync(() => setShown(place));
    const showAndWait = (isHeld: boolean) =>
      new Promise<void>((resolve) => {
        whenShown.current?.();
        whenShown.current = resolve;
        if (!isWanted) resolve();
        else if (isHeld) showAtOnce();
        else show();
      });
    async function follow() {
      if (place.pathname !== shown.pathname && (await hasArrived(fetchFiles(place.pathname)))) {
        if (isWanted) travelling(mayMoveNow(), showAndWait);
      } else if (isWanted) show();
    }
    void follow();
    return () => {
      isWanted = false;
    };
  }, [place, shown, fetchFiles]);

  useLayoutEffect(() => whenShown.current?.(), [shown]);
  return shown;
}

/** Where something is missing, rendering meets it too and says so. */
async function hasArrived(files: Promise<unknown>): Promise<boolean> {
  try {
    await files;
    return true;
  } catch {
    return false;
  }
}
