import { useEffect } from 'react';

/** Takes everything behind the open mobile menu, and what leads there, out of reach of keyboard and assistive technology. */
export function useInertPage(isInert: boolean): void {
  useEffect(() => {
    if (!isInert) return;
    const behind = document.querySelectorAll<HTMLElement>('#main, #footer, [href="#main"]');
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [isInert]);
}
