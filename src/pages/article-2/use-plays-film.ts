import { useState } from 'react';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';

/** Whether the browser plays any of a film's sources; true until there is one to ask. */
export function usePlaysFilm(sources: readonly { type: string }[]): boolean {
  const isHydrated = useIsHydrated();
  const [plays, setPlays] = useState<boolean>();
  if (!isHydrated || plays !== undefined) return plays ?? true;
  const player = document.createElement('video');
  setPlays(sources.some(({ type }) => player.canPlayType(type) !== ''));
  return true;
}
