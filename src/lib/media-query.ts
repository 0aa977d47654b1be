import { useCallback, useSyncExternalStore } from 'react';

/**
 * Matches windows up to a width of the specification, in CSS pixels, and every fraction of a pixel above it: a zoomed
 * browser has widths such as 1000.5, and no layout may fall between two.
 */
export const upTo = (maximum: number) => `(width < ${maximum + 1}px)`;

/** Whether a media query matches; false in the prerendered page. For behaviour only: looks belong to CSS. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
