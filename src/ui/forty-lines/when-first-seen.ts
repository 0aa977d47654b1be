import { isInView, mayMove } from './may-move.ts';

/** So much of it must be in the window to be seen. */
const SEEN = 0.35;

/**
 * Holds a still drawing back, once someone scrolls, until it is first seen, and then calls `appear`, which brings it.
 * What is in the window already stays as it is, and so does everything where nothing may move. Returns what ends it.
 */
export function whenFirstSeen(still: SVGSVGElement, appear: () => void): () => void {
  const show = () => still.style.removeProperty('visibility');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      show();
      appear();
    },
    { threshold: SEEN },
  );
  const hold = () => {
    if (isInView(still) || !mayMove()) return;
    still.style.visibility = 'hidden';
    observer.observe(still);
  };
  addEventListener('scroll', hold, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', hold);
    observer.disconnect();
    show();
  };
}
