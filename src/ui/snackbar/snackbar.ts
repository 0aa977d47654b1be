import { useSyncExternalStore } from 'react';

export interface Snackbar {
  kind: 'success' | 'error';
  text: string;
}

let current: Snackbar | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Snackbar | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the top of the window; a newer one takes its place. */
export function showSnackbar(snackbar: Snackbar, milliseconds: number): void {
  clearTimeout(timer);
  change(snackbar);
  timer = setTimeout(() => change(null), milliseconds);
}

export function useSnackbar(): Snackbar | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
