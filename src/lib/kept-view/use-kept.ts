import { createContext, use, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { keepAt, keptAt } from './kept-view.ts';

/** The entry of the tab's history whose page is on the screen. */
export const ShownEntryContext = createContext('');

/**
 * State that comes back with Back, Forward, a reload and a change of language: what a visitor has chosen on the page.
 * It begins with `first`, also where `read` finds nothing of use in what was kept.
 */
export function useKept<Value>(name: string, first: Value, read: (kept: unknown) => Value | undefined) {
  const entry = use(ShownEntryContext);
  const isHydrated = useIsHydrated();
  const [value, setValue] = useState(first);
  const [isRestored, setIsRestored] = useState(false);
  if (isHydrated && !isRestored) {
    setIsRestored(true);
    setValue(read(keptAt(entry, name)) ?? first);
  }
  useLayoutEffect(() => {
    if (isRestored) keepAt(entry, { [name]: value });
  }, [entry, name, value, isRestored]);
  return [value, setValue] as const;
}
