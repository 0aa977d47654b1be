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

/** Tells the style sheets how it is (`data-motion`), and holds what moves by itself where it stands. */
export function MotionRoot(): null {
  const paused = useIsMotionPaused();
  useEffect(() => {
    document.documentElement.dataset.motion = paused ? 'paused' : 'running';
    if (!paused) return undefined;
    for (const { effect } of document.getAnimations()) {
      if (effect && 'target' in effect) hold(effect);
    }
    document.addEventListener('animationstart', hold);
    return () => {
      document.removeEventListener('animationstart', hold);
      for (const held of document.querySelectorAll(`[${HELD}]`)) held.removeAttribute(HELD);
    };
  }, [paused]);
  return null;
}

/**
 * Only what is animated is marked: one rule for every element of the page is asked of each of them at the press, which
 * took a third of its answer.
 */
const HELD = 'data-held';

/** What an event or an effect of an animation is about. */
function hold({ target }: { target: unknown }): void {
  if (target instanceof Element) target.setAttribute(HELD, '');
}
