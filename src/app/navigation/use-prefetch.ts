import { useEffect } from 'react';
import { pathOfAddress } from '#shared/languages.ts';
import { useTextsStore } from '#src/i18n/texts-context.tsx';
import { matchRoute } from '../routes.ts';

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The language-free path that an element's link inside this site leads to. */
function internalPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '') return undefined;
  return pathOfAddress(link.pathname);
}

/** Fetches the next page's chunk as soon as a visitor points at, focuses or touches its link. */
export function usePrefetch(): void {
  const { texts, loadAll } = useTextsStore();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const path = internalPath(event.target);
      if (path === undefined || path === pathOfAddress(location.pathname)) return;
      const ignore = () => {
        // Only a head start: the navigation itself tries again and shows its own error.
      };
      matchRoute(path).route.page.load().catch(ignore);
      if (!texts.isComplete) loadAll().catch(ignore);
    };
    for (const name of INTENT_EVENTS) document.addEventListener(name, prefetch, { passive: true });
    return () => {
      for (const name of INTENT_EVENTS) document.removeEventListener(name, prefetch);
    };
  }, [texts, loadAll]);
}
