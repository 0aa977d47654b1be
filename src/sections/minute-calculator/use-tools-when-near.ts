import { useEffect, useState, type RefObject } from 'react';
import type { calculatorTools } from './calculator-tools.ts';

type Tools = typeof calculatorTools;

/** How far from the screen they are fetched: a good scroll, so that nobody sees them come. */
const NEAR = '800px 0px';

const loadTools = async () => (await import('./calculator-tools.ts')).calculatorTools;

/** Without them the example stands there as it did. */
function ignoreMissingTools(): void {}

/** The calculator's tools, once its section has come near the screen; until then, and should they not come, none. */
export function useToolsWhenNear(section: RefObject<Element | null>): Tools | null {
  const [tools, setTools] = useState<Tools | null>(null);

  useEffect(() => {
    if (section.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        loadTools().then(setTools, ignoreMissingTools);
      },
      { rootMargin: NEAR },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section]);

  return tools;
}
