import { useSyncExternalStore } from 'react';

/** The bar gets a ground of its own once the page has moved this far, in CSS pixels. */
const THRESHOLD_PX = 24;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled away from its top; false in the prerendered page. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
}
