import { useSyncExternalStore } from 'react';

/** The three accessibility tools of the footer. */
export const ACCESSIBILITY_TOOLS = ['signLanguage', 'search', 'view'] as const;
export type AccessibilityTool = (typeof ACCESSIBILITY_TOOLS)[number];

let open: AccessibilityTool | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a tool, or closes whichever is open. */
export function openTool(tool: AccessibilityTool | null): void {
  open = tool;
  for (const listener of listeners) listener();
}

export function useOpenTool(): AccessibilityTool | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
