import { useEffect, useSyncExternalStore } from 'react';
import { readSettings, useDisplaySettings } from './display-settings.ts';
import { useMediaQuery } from './media-query.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

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
  const isAskedBySystem = useMediaQuery(REDUCED);
  return useDisplaySettings().animation === 'reduced' || isAskedBySystem;
}

/** Whether something may move at this moment; what shows it at any time asks with the hooks. */
export function mayMoveNow(): boolean {
  return !isPaused && readSettings().animation !== 'reduced' && !matchMedia(REDUCED).matches;
}

/** Tells the style sheets: `:root[data-paused]` holds every running animation, `data-motion` says how it is. */
export function MotionRoot(): null {
  const paused = useIsMotionPaused();
  useEffect(() => {
    document.documentElement.dataset.motion = paused ? 'paused' : 'running';
    document.documentElement.toggleAttribute('data-paused', paused);
  }, [paused]);
  return null;
}
