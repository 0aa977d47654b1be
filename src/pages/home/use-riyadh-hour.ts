import { useEffect, useState } from 'react';
import { usePlace } from '#src/lib/router/router.tsx';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import type { RiyadhHour } from './riyadh-hour.ts';

/** The hour in Riyadh, minute by minute; undefined in the prerendered page and until the browser has time for it. */
export function useRiyadhHour(): RiyadhHour | undefined {
  const language = useLanguage();
  const { search } = usePlace();
  const [hour, setHour] = useState<RiyadhHour>();
  useEffect(() => {
    const visit = new AbortController();
    whenIdle(() => {
      if (visit.signal.aborted) return;
      import('./riyadh-hour.ts')
        .then(({ followRiyadh }) => followRiyadh({ search, language }, setHour, visit.signal))
        .catch(() => {
          // Offline: the still of the hour at which the page was opened stays.
        });
    });
    return () => visit.abort();
  }, [search, language]);
  return hour;
}
