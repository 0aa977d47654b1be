import { useSyncExternalStore } from 'react';

const subscribe = () => () => {
  // Hydration happens once.
};

/** False in the prerendered page, true once scripts answer. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
