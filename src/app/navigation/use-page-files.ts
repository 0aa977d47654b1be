import { useCallback } from 'react';
import { useTextsStore } from '#src/i18n/texts-context.tsx';
import { matchRoute } from '../routes.ts';

/** Fetches what a page needs, its chunk and the words; each once, after a failed attempt once more. */
export function usePageFiles(): (path: string) => Promise<unknown> {
  const { texts, loadAll } = useTextsStore();
  return useCallback(
    (path) => Promise.all([matchRoute(path).route.page.load(), texts.isComplete || loadAll()]),
    [texts, loadAll],
  );
}
