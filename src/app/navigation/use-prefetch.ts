import { useEffect } from 'react';
import { pathOfAddress } from '#shared/languages.ts';
import { usePageFiles } from './use-page-files.ts';

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The language-free path that an element's link inside this site leads to. */
function internalPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '') return undefined;
  return pathOfAddress(link.pathname);
}

/** Fetches the next page's files as soon as a visitor points at, focuses or touches its link. */
export function usePrefetch(): void {
  const fetchFiles = usePageFiles();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const path = internalPath(event.target);
      if (path === undefined || path === pathOfAddress(location.pathname)) return;
      fetchFiles(path).catch(() => {
        // Only a head start: the navigation itself tries again and shows its own error.
      });
    };
    for (const name of INTENT_EVENTS) document.addEventListener(name, prefetch, { passive: true });
    return () => {
      for (const name of INTENT_EVENTS) document.removeEventListener(name, prefetch);
    };
  }, [fetchFiles]);
}
