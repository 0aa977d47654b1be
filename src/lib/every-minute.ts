const MINUTE_MS = 60_000;
/** Timers may be early by a little. */
const MARGIN_MS = 50;

/** Calls `tell` now and at every full minute while the tab shows, until `signal` ends it. */
export function everyMinute(tell: (now: Date) => void, signal: AbortSignal): void {
  let timer = 0;
  const tellAndWait = () => {
    clearTimeout(timer);
    if (document.hidden || signal.aborted) return;
    const now = new Date();
    tell(now);
    timer = window.setTimeout(tellAndWait, MINUTE_MS - (now.getTime() % MINUTE_MS) + MARGIN_MS);
  };
  document.addEventListener('visibilitychange', tellAndWait, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  tellAndWait();
}
