import { useEffect } from 'react';
import type { Place } from '#src/lib/router/place.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Lets the abbreviations of the page on the screen explain themselves by touch and by keyboard (rule:voices). */
export function useExplanations(shown: Place): void {
  useEffect(() => {
    let isHere = true;
    let end: (() => void) | undefined;
    const begin = async () => {
      const { explainAbbreviations } = await import('#src/ui/explanation/explain-abbreviations.ts');
      if (isHere) end = explainAbbreviations();
    };
    whenIdle(() => {
      if (!isHere || document.querySelector('main abbr') === null) return;
      begin().catch(() => {
        // Did not arrive: a pointer still shows the titles.
      });
    });
    return () => {
      isHere = false;
      end?.();
    };
  }, [shown]);
}
