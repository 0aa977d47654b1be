import { useEffect, useSyncExternalStore } from 'react';
import { useDisplaySettings } from './display-settings.ts';
import { useMediaQuery } from './media-query.ts';

/** One switch for everything on the page that moves by itself (WCAG 2.2.2). */
let isPaused = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toggleMotion(): void {
  isPaused = !isPaused;
  for (const listener of listeners) listener();
}

/** Whether the visitor has stopped the page's motion with one of its pause buttons. */
export function useIsMotionPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
}

/** Whether the visitor's system or display settings ask for less motion; false in the prerendered page. */
export function usePrefersReducedMotion(): boolean {
  const isAskedBySystem = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useDisplaySettings().animation === 'reduced' || isAskedBySystem;
}

/** Tells the style sheets: `:root[data-motion='paused']` holds every running animation. */
export function MotionRoot(): null {
  const paused = useIsMotionPaused();
  useEffect(() => {
    document.documentElement.dataset.motion = paused ? 'paused' : 'running';
  }, [paused]);
  return null;
}
