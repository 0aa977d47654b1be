import { useEffect, useRef } from 'react';

/** Calls back once after `delay` milliseconds; `null` stops it, a change of `restartKey` starts it anew. */
export function useTimeout(callback: () => void, delay: number | null, restartKey: unknown): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => latest.current(), delay);
    return () => clearTimeout(timer);
  }, [delay, restartKey]);
}
