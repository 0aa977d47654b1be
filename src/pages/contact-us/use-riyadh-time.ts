import { useEffect, useState } from 'react';
import { formatTime } from '#shared/dates.ts';
import { everyMinute } from '#src/lib/every-minute.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';

/** What clocks in Riyadh say (rule:hero-hour); undefined in the prerendered page, which is read at any time. */
export function useRiyadhTime(): string | undefined {
  const language = useLanguage();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const visit = new AbortController();
    everyMinute((now) => setTime(formatTime(now.toISOString(), language)), visit.signal);
    return () => visit.abort();
  }, [language]);
  return time;
}
