import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** The bar lies on the page's own sky until the page has moved this far, in CSS pixels. */
const THRESHOLD_PX = 24;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

/** Theme and colour of the section behind the bar, as one text that can be compared; empty at the page's top. */
function groundBehind(bar: HTMLElement | null): string {
  if (bar === null || window.scrollY <= THRESHOLD_PX) return '';
  const { clientWidth } = document.documentElement;
  const behind = document
    .elementsFromPoint(clientWidth / 2, bar.offsetHeight / 2)
    .find((element) => !bar.contains(element));
  // Cards and pictures are narrower, or have no ground of their own: the section is what fills the window.
  for (let element = behind; element !== undefined; element = element.parentElement ?? undefined) {
    const { backgroundColor } = getComputedStyle(element);
    if (element.clientWidth < clientWidth || backgroundColor === 'rgba(0, 0, 0, 0)') continue;
    return `${element.closest<HTMLElement>('[data-theme]')?.dataset['theme'] ?? ''}/${backgroundColor}`;
  }
  return '';
}

/**
 * Gives the bar the colour of the section that it has been scrolled over; `theme` is that section's, undefined at the
 * page's top and in the prerendered page. While `isHeld` the bar keeps the ground of its style sheet.
 */
export function useGroundBehind(isHeld: boolean) {
  const bar = useRef<HTMLElement>(null);
  const ground = useSyncExternalStore(
    subscribe,
    () => groundBehind(bar.current),
    () => '',
  );
  const [theme, color = ''] = ground.split('/', 2);
  useLayoutEffect(() => {
    if (bar.current !== null) bar.current.style.backgroundColor = isHeld ? '' : color;
  }, [isHeld, color]);
  return { bar, theme: ground === '' ? undefined : theme };
}
