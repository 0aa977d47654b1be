import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is in view; true in the prerendered page. */
export function useIsTabVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/** Whether any part of an element is on the screen; false until it has been looked at. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      setIsOnScreen(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
