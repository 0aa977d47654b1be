import { useEffect, useState } from 'react';
import { formatTime } from '#shared/dates.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';

/**
 * What clocks in Riyadh say (rule:hero-hour); undefined in the prerendered page, which is read at any time, and until the
 * browser has time for it.
 */
export function useRiyadhTime(): string | undefined {
  const language = useLanguage();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const visit = new AbortController();
    whenIdle(() => {
      if (visit.signal.aborted) return;
      import('#src/lib/every-minute.ts')
        .then(({ everyMinute }) =>
          everyMinute((now) => setTime(formatTime(now.toISOString(), language)), visit.signal),
        )
        .catch(() => {
          // Offline: the page says no time.
        });
    });
    return () => visit.abort();
  }, [language]);
  return time;
}
