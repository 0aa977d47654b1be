import { nameOf, placeIn } from '#src/ui/forty-lines/figure-place.ts';
import { loadLines } from '#src/ui/forty-lines/load-lines.ts';
import { whenFirstSeen } from '#src/ui/forty-lines/when-first-seen.ts';
import { slideRows } from './slide-rows.ts';

/** The wind gathers into the diagram of the path that is selected, and the pointer blows over it. */
export async function gatherPaths(list: HTMLElement): Promise<() => void> {
  const stand = slideRows(list);
  const lines = await loadLines('paths');
  const gather = (from: 'wind' | 'last' | 'nowhere') => {
    const selected = list.querySelector('[data-selected]');
    const place = selected ? placeIn(selected) : undefined;
    if (place === undefined) return;
    if (from === 'nowhere') lines.stand(nameOf(place.still), place);
    else void lines.gather(nameOf(place.still), place, from);
    return place.still;
  };
  const first = gather('nowhere');
  const leave = first ? whenFirstSeen(first, () => gather('wind')) : () => {};

  const selection = new MutationObserver(() => gather('last'));
  selection.observe(list, { subtree: true, attributeFilter: ['data-selected'] });
  const blow = ({ pointerType, clientX, clientY, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse') lines.blow(clientX, clientY, movementX, movementY);
  };
  list.addEventListener('pointermove', blow);
  // One drawing no longer fades out while the next fades in: the lines are the change.
  list.dataset['lines'] = '';

  return () => {
    stand();
    leave();
    selection.disconnect();
    list.removeEventListener('pointermove', blow);
    delete list.dataset['lines'];
    lines.remove();
  };
}
