import { useEffect } from 'react';

/**
 * Takes everything behind the open mobile menu, and what leads there, out of reach of keyboard and assistive technology:
 * once the menu is on the screen, because the style of all that lies behind is asked for again.
 */
export function useInertPage(isInert: boolean): void {
  useEffect(() => {
    if (!isInert) return;
    const behind = document.querySelectorAll<HTMLElement>('#main, #footer, [href="#main"]');
    let isBehind = true;
    const tell = () => {
      for (const element of behind) element.inert = isBehind;
    };
    requestAnimationFrame(() => setTimeout(tell));
    return () => {
      isBehind = false;
      tell();
    };
  }, [isInert]);
}
