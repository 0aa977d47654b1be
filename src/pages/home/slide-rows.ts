import { mayMoveNow } from '#src/lib/motion.ts';

/** `--t-3` and `--ease`, whose names the build shortens. */
const SLIDE = { duration: 700, easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)' };

/** How far from its place a row is that still slides from the change before. */
const onItsWay = (row: HTMLElement) => parseFloat(getComputedStyle(row).translate.split(' ')[1] ?? '0');

/**
 * On phones a path opens under its name. The list is laid out anew at once and its rows slide from where they stood, so
 * that no layout shifts while one reads; and the name that was pressed stays under the finger. Beside a panel of its own
 * no row changes its place, and nothing is done.
 */
export function slideRows(list: HTMLElement): () => void {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const placesNow = () => rows.map(({ offsetTop }) => offsetTop);
  let places = placesNow();
  let pressed: Element | undefined;

  const press = ({ target }: Event) => {
    pressed = rows.find((row) => target instanceof Node && row.contains(target));
  };
  const slide = () => {
    const before = places;
    places = placesNow();
    const movedBy = (index: number) => (places[index] ?? 0) - (before[index] ?? 0);
    const held = pressed === undefined ? 0 : movedBy(rows.findIndex((row) => row === pressed));
    pressed = undefined;
    if (held !== 0) window.scrollBy({ top: held, behavior: 'instant' });
    if (!mayMoveNow()) return;
    for (const [index, row] of rows.entries()) {
      const way = held - movedBy(index);
      if (way !== 0) row.animate({ translate: [`0 ${way + onItsWay(row)}px`, '0 0'] }, SLIDE);
    }
  };

  const selection = new MutationObserver(slide);
  selection.observe(list, { subtree: true, attributeFilter: ['data-selected'] });
  const size = new ResizeObserver(() => (places = placesNow()));
  size.observe(list);
  list.addEventListener('click', press, { capture: true });
  return () => {
    selection.disconnect();
    size.disconnect();
    list.removeEventListener('click', press, { capture: true });
  };
}
