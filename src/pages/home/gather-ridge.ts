import { placeIn } from '#src/ui/forty-lines/figure-place.ts';
import { loadLines } from '#src/ui/forty-lines/load-lines.ts';
import { whenFirstSeen } from '#src/ui/forty-lines/when-first-seen.ts';

/** The wind gathers into the ridge that carries the numbers, when it is first seen. */
export async function gatherRidge(counters: HTMLElement): Promise<() => void> {
  const place = placeIn(counters);
  if (place === undefined) return () => {};
  const lines = await loadLines('ridge');
  const gather = () => void lines.gather('ridge', { ...place, hasThinLines: true }, 'wind');
  const leave = whenFirstSeen(place.still, gather);
  return () => {
    leave();
    lines.remove();
  };
}
