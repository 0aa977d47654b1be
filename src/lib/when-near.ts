import { useEffect, type RefObject } from 'react';

/** A good scroll before it is on the screen, so that nobody sees it come. */
const NEAR = '800px 0px';

/** Calls back once when an element has come near the screen; returns what ends the wait. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Without what is to come the page stands there as it did. */
function ignoreMissing(): void {}

/**
 * Adds to an element, once it has come near the screen, what only a script can do there. `enliven` downloads it and
 * returns what ends it; it must be the same function in every render.
 */
export function useEnlivened<Kind extends Element>(
  element: RefObject<Kind | null>,
  enliven: (element: Kind) => Promise<() => void>,
): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    let end = () => {};
    let isOver = false;
    const leave = whenNear(current, () => {
      enliven(current).then((ends) => (isOver ? ends() : (end = ends)), ignoreMissing);
    });
    return () => {
      isOver = true;
      leave();
      end();
    };
  }, [element, enliven]);
}
