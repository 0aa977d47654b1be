import { useEffect, useState, type RefObject } from 'react';
import { whenNear } from '#src/lib/when-near.ts';
import type { calculatorTools } from './calculator-tools.ts';

type Tools = typeof calculatorTools;

const loadTools = async () => (await import('./calculator-tools.ts')).calculatorTools;

/** Without them the example stands there as it did. */
function ignoreMissingTools(): void {}

/** The calculator's tools, once its section has come near the screen; until then, and should they not come, none. */
export function useToolsWhenNear(section: RefObject<Element | null>): Tools | null {
  const [tools, setTools] = useState<Tools | null>(null);

  useEffect(() => {
    if (section.current === null) return;
    return whenNear(section.current, () => {
      loadTools().then(setTools, ignoreMissingTools);
    });
  }, [section]);

  return tools;
}
