import { useEffect, useEffectEvent } from 'react';

/** Calls back once after `delay` milliseconds; `null` stops it, a change of `restartKey` starts it anew. */
export function useTimeout(callback: () => void, delay: number | null, restartKey: unknown): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => onTimeout(), delay);
    return () => clearTimeout(timer);
  }, [delay, restartKey]);
}
