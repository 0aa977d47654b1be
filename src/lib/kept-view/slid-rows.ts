const ROWS = '[data-slider-track]';

/** How far on each row of the page has been moved, whichever way it runs. */
export function slidRows(): number[] {
  return Array.from(document.querySelectorAll(ROWS), ({ scrollLeft }) => Math.round(Math.abs(scrollLeft)));
}

/** Moves the rows of the page as far on as these say. */
export function showSlidRows(offsets: unknown): void {
  if (!Array.isArray(offsets)) return;
  for (const [index, row] of document.querySelectorAll<HTMLElement>(ROWS).entries()) {
    const offset = Number(offsets[index] ?? 0);
    if (offset === 0) continue;
    // A step of its buttons ends beside a card's edge, where snapping would not leave it.
    row.style.setProperty('scroll-snap-type', 'none');
    row.scrollLeft = getComputedStyle(row).direction === 'rtl' ? -offset : offset;
  }
}
