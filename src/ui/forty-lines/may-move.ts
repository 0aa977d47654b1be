const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether anything may move now: not under the page's own switch, nor for those who want less motion. */
export function mayMove(): boolean {
  const { motion, animation } = document.documentElement.dataset;
  return motion !== 'paused' && animation !== 'reduced' && !lessMotion.matches;
}

/** Whether any of it is in the window, in a tab that is looked at. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return document.visibilityState === 'visible' && bottom > 0 && top < innerHeight;
}
