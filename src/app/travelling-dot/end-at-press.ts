const FOCUSABLE = 'a, button, input, select, textarea, summary';

/** Gives a click that fell on the root element to what lies there. */
function passOn(event: MouseEvent): void {
  const meant = document.elementFromPoint(event.clientX, event.clientY);
  if (event.target !== document.documentElement || meant === null || meant === event.target) return;
  meant.closest<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  meant.dispatchEvent(new PointerEvent('click', event));
}

/**
 * Ends a view transition when the visitor goes on half-way: while it runs the browser gives every press to the root
 * element.
 */
export function endAtPress(transition: ViewTransition): void {
  const over = new AbortController();
  const end = () => {
    transition.skipTransition();
    addEventListener('click', passOn, { capture: true, once: true });
  };
  addEventListener('pointerdown', end, { capture: true, signal: over.signal });
  const stopWatching = () => over.abort();
  transition.finished.then(stopWatching, stopWatching);
  // Ended early, or never begun in a hidden tab: no error.
  transition.ready.catch(() => {});
}
