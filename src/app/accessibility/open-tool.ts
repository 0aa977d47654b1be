import { useSyncExternalStore } from 'react';

/** The three accessibility tools of the footer. */
export const ACCESSIBILITY_TOOLS = ['signLanguage', 'search', 'view'] as const;
export type AccessibilityTool = (typeof ACCESSIBILITY_TOOLS)[number];

/** What has a dialog: those, and the list of keys. */
export type Tool = AccessibilityTool | 'keys';

let open: Tool | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a tool, or closes whichever is open. */
export function openTool(tool: Tool | null): void {
  open = tool;
  for (const listener of listeners) listener();
}

export function useOpenTool(): Tool | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
