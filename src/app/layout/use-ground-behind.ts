import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** The bar lies on the page's own sky until the page has moved this far, in CSS pixels. */
const THRESHOLD_PX = 24;

/** What gives the sections other colours while the page stands: the system, and the visitor's own settings. */
const ASKED_BY_SYSTEM = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'] as const;
const ASKED_BY_VISITOR = ['data-contrast', 'data-scheme'];

/** Whether the page has been drawn since it was taken over: asked earlier, the browser would lay it out once more for it. */
let isDrawn = false;

function subscribe(listener: () => void): () => void {
  requestAnimationFrame(() => {
    isDrawn = true;
    listener();
  });
  const asked = ASKED_BY_SYSTEM.map((query) => matchMedia(query));
  const settings = new MutationObserver(listener);
  addEventListener('scroll', listener, { passive: true });
  for (const query of asked) query.addEventListener('change', listener);
  settings.observe(document.documentElement, { attributeFilter: ASKED_BY_VISITOR });
  return () => {
    removeEventListener('scroll', listener);
    for (const query of asked) query.removeEventListener('change', listener);
    settings.disconnect();
  };
}

/** Theme and colour of the section behind the bar, as one text that can be compared; empty at the page's top. */
function groundBehind(bar: HTMLElement | null): string {
  if (bar === null || !isDrawn || window.scrollY <= THRESHOLD_PX) return '';
  const { clientWidth, clientHeight } = bar;
  // From the front to the back. Cards are narrower and pictures take no pointer: the section is what fills the window.
  for (const element of document.elementsFromPoint(clientWidth / 2, clientHeight / 2)) {
    const { backgroundColor } = getComputedStyle(element);
    if (element.clientWidth < clientWidth || backgroundColor === 'rgba(0, 0, 0, 0)' || bar.contains(element))
      continue;
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
