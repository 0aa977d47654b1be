import { useEffect } from 'react';

/** Keeps the page behind an open menu from scrolling. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    document.documentElement.dataset.scroll = 'locked';
    return () => {
      delete document.documentElement.dataset.scroll;
    };
  }, [isLocked]);
}
