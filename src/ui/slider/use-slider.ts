import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Browsers round scroll offsets; this close to an end counts as there, in CSS pixels. */
const TOLERANCE_PX = 1;

interface Offsets {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** Which ends a track has reached. In Arabic `scrollLeft` runs from 0 to negative, so only its size counts. */
export function reachedEnds({ scrollLeft, scrollWidth, clientWidth }: Offsets) {
  const offset = Math.abs(scrollLeft);
  return {
    isAtStart: offset <= TOLERANCE_PX,
    isAtEnd: offset >= scrollWidth - clientWidth - TOLERANCE_PX,
  };
}

/** The `scrollLeft` one step on (`1`) or back (`-1`) in reading direction, never past an end. */
export function steppedOffset(
  offsets: Offsets,
  step: number,
  toward: 1 | -1,
  isRightToLeft: boolean,
): number {
  const end = offsets.scrollWidth - offsets.clientWidth;
  const offset = Math.min(Math.max(Math.abs(offsets.scrollLeft) + toward * step, 0), end);
  return isRightToLeft ? -offset : offset;
}

export type SliderStep = number | 'item';

/** From the start of one item to the start of the next, in CSS pixels; a lone item is as wide as the row. */
function itemDistance(track: HTMLElement): number {
  const [first, second] = track.children;
  if (first === undefined || second === undefined) return track.clientWidth;
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
}

/** The state and the two moves of a scrolling row. */
export function useSlider(track: RefObject<HTMLElement | null>, step: SliderStep) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const update = () => {
      const next = reachedEnds(element);
      setEnds((before) =>
        before.isAtStart === next.isAtStart && before.isAtEnd === next.isAtEnd ? before : next,
      );
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // A finger lands on a card again.
    const snap = () => (element.style.scrollSnapType = '');
    element.addEventListener('scroll', update, { passive: true });
    element.addEventListener('touchstart', snap, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
      element.removeEventListener('touchstart', snap);
    };
  }, [track]);

  const move = useCallback(
    (toward: 1 | -1) => {
      const element = track.current;
      if (element === null) return;
      // The step is exact (rule:sliders): snapping would turn it into a card's width.
      element.style.setProperty('scroll-snap-type', 'none');
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const distance = step === 'item' ? itemDistance(element) : step;
      const left = steppedOffset(element, distance, toward, isRightToLeft);
      element.scrollTo({ left, behavior: 'smooth' });
    },
    [track, step],
  );

  return { ...ends, move };
}
