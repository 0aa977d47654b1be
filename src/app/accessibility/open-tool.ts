import { useSyncExternalStore } from 'react';

/** The three accessibility tools of the footer. */
export const ACCESSIBILITY_TOOLS = ['signLanguage', 'search', 'view'] as const;
export type AccessibilityTool = (typeof ACCESSIBILITY_TOOLS)[number];

/** What has a dialog: those, and the list of keys. */
export type Tool = AccessibilityTool | 'keys';

/** A tool that is open, and which of the openings so far this is. */
interface Opening {
  tool: Tool;
  count: number;
}

let open: Opening | null = null;
let count = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a tool, or closes whichever is open. */
export function openTool(tool: Tool | null): void {
  if (tool !== null && tool === open?.tool) return;
  open = tool && { tool, count: ++count };
  for (const listener of listeners) listener();
}

/** Which one is open. One that was closed and opened again is another opening, and gets a dialog of its own. */
export function useOpenTool(): Opening | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
