import { useSyncExternalStore } from 'react';
import { hasPassed } from './countdown.ts';

const subscribe = () => () => {
  // Nobody watches the clock: what a visitor saw on entry stays until the next render.
};

/** Whether a moment is past by the visitor's clock; undefined in the prerendered page, which cannot know. */
export function useHasPassed(moment: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => hasPassed(moment, new Date()),
    () => undefined,
  );
}
