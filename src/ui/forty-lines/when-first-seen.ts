import { isInView, mayMove } from './may-move.ts';

/** So much of it must be in the window to be seen. */
const SEEN = 0.35;

/**
 * Holds a still drawing back until it is first seen, and then calls `appear`, which brings it. What is in the window
 * already stays as it is, and so does everything where nothing may move. Returns what ends the wait.
 */
export function whenFirstSeen(still: SVGSVGElement, appear: () => void): () => void {
  if (isInView(still) || !mayMove()) return () => {};
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
  still.style.visibility = 'hidden';
  observer.observe(still);
  return () => {
    observer.disconnect();
    show();
  };
}
