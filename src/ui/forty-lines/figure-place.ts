import type { Place } from './forty-lines.ts';

/** The figure that a still drawing shows, by the name of its symbol. */
export function nameOf(still: SVGSVGElement): string {
  return still.querySelector('use')?.href.baseVal.split('#')[1] ?? '';
}

/** The first drawing in an element, and the box around it for the canvas. */
export function placeIn(element: ParentNode): Place | undefined {
  const still = element.querySelector('svg');
  const box = still?.parentElement;
  return still && box ? { box, still } : undefined;
}
