import { useEffect, useState } from 'react';
import { formatTime } from '#shared/dates.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';

const MINUTE_MS = 60_000;
/** Timers may be early by a little. */
const MARGIN_MS = 50;

/** What clocks in Riyadh say, minute by minute; undefined in the prerendered page, which is read at any time. */
export function useRiyadhTime(): string | undefined {
  const language = useLanguage();
  const [time, setTime] = useState<string>();
  useEffect(() => {
    let timer = 0;
    const tell = () => {
      const now = new Date();
      setTime(formatTime(now.toISOString(), language));
      timer = window.setTimeout(tell, MINUTE_MS - (now.getTime() % MINUTE_MS) + MARGIN_MS);
    };
    tell();
    return () => clearTimeout(timer);
  }, [language]);
  return time;
}
