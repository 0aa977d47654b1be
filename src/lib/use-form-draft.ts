import { useCallback, useEffect, type RefObject } from 'react';

/** The controls of a form that hold text. */
function controlsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}

/**
 * Keeps what is typed into a form for this tab, so that a change of language, a reload or the way back
 * loses nothing. Forgotten when the form is sent or the tab is closed. Returns what forgets it.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  const storageKey = `draft:${key}`;

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    restore(element, storageKey);
    const save = () => {
      const values = Object.fromEntries(controlsOf(element).map(({ name, value }) => [name, value]));
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(values));
      } catch {
        // Storage is blocked or full: the form works without a draft.
      }
    };
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, storageKey]);

  return useCallback(() => {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Nothing was stored either.
    }
  }, [storageKey]);
}

function restore(form: HTMLFormElement, storageKey: string): void {
  let values: unknown;
  try {
    values = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return;
  }
  if (typeof values !== 'object' || values === null) return;
  for (const control of controlsOf(form)) {
    const value: unknown = Object.getOwnPropertyDescriptor(values, control.name)?.value;
    // What the visitor has typed before the script ran wins over the draft.
    if (typeof value === 'string' && (control.value === '' || control instanceof HTMLSelectElement)) {
      control.value = value;
    }
  }
}
