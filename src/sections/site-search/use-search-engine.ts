import { useEffect, useState } from 'react';
import type { Language } from '#shared/languages.ts';
import { retriedDownload } from '#src/lib/retried-download.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import type { SearchEngine } from './search-engine.ts';

/** How far the search is; `idle` until it is wanted. */
export type SearchState =
  { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; engine: SearchEngine };

// A document has one language. The engine's code and the index come on first use.
const downloads = new Map<Language, ReturnType<typeof retriedDownload<SearchEngine>>>();

function downloadOf(language: Language) {
  const known = downloads.get(language);
  if (known !== undefined) return known;
  const download = retriedDownload(async () =>
    (await import('./search-engine.ts')).loadSearchEngine(language),
  );
  downloads.set(language, download);
  return download;
}

/** The search of the language shown, fetched once it is wanted; a later want after a failure tries again. */
export function useSearchEngine(isWanted: boolean): SearchState {
  const language = useLanguage();
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    downloadOf(language)
      .start()
      .then(
        (engine) => isCurrent && setState({ kind: 'ready', engine }),
        () => isCurrent && setState({ kind: 'failed' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language]);
  return state.kind === 'idle' && isWanted ? { kind: 'loading' } : state;
}
