import { useSyncExternalStore } from 'react';

/** How a visitor wants the site to look; kept in this browser only. */
export interface DisplaySettings {
  textSize: 'normal' | 'large' | 'largest';
  contrast: 'normal' | 'high';
  animation: 'normal' | 'reduced';
  links: 'normal' | 'underlined';
  /** Keys that do something by themselves; whoever speaks to the machine may set them off by accident. */
  shortcuts: 'on' | 'off';
}

/** Key in local storage; the pre-paint script reads it too. */
export const DISPLAY_STORAGE_KEY = 'display';

export const DEFAULT_DISPLAY: DisplaySettings = {
  textSize: 'normal',
  contrast: 'normal',
  animation: 'normal',
  links: 'normal',
  shortcuts: 'on',
};

export const DISPLAY_CHOICES = {
  textSize: ['normal', 'large', 'largest'],
  contrast: ['normal', 'high'],
  animation: ['normal', 'reduced'],
  links: ['normal', 'underlined'],
  shortcuts: ['on', 'off'],
} as const satisfies { [Setting in keyof DisplaySettings]: readonly DisplaySettings[Setting][] };

/** Settings out of what was stored; anything unknown counts as the default. */
export function parseDisplaySettings(stored: string | null): DisplaySettings {
  let values: unknown;
  try {
    values = JSON.parse(stored ?? '{}');
  } catch {
    return DEFAULT_DISPLAY;
  }
  const read = <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: Choice,
  ): Choice => {
    const value: unknown =
      typeof values === 'object' && values !== null
        ? Object.getOwnPropertyDescriptor(values, name)?.value
        : undefined;
    return choices.find((choice) => choice === value) ?? fallback;
  };
  return {
    textSize: read('textSize', DISPLAY_CHOICES.textSize, 'normal'),
    contrast: read('contrast', DISPLAY_CHOICES.contrast, 'normal'),
    animation: read('animation', DISPLAY_CHOICES.animation, 'normal'),
    links: read('links', DISPLAY_CHOICES.links, 'normal'),
    shortcuts: read('shortcuts', DISPLAY_CHOICES.shortcuts, 'on'),
  };
}

let current: DisplaySettings | undefined;
const listeners = new Set<() => void>();

function readSettings(): DisplaySettings {
  try {
    current ??= parseDisplaySettings(localStorage.getItem(DISPLAY_STORAGE_KEY));
  } catch {
    current ??= DEFAULT_DISPLAY;
  }
  return current;
}

/** Shows the settings on the document, as the pre-paint script does on the next page. */
function apply(settings: DisplaySettings): void {
  Object.assign(document.documentElement.dataset, settings);
}

/** Changes the settings now and for every later page. */
export function changeDisplaySettings(change: Partial<DisplaySettings>): void {
  current = { ...readSettings(), ...change };
  apply(current);
  try {
    localStorage.setItem(DISPLAY_STORAGE_KEY, JSON.stringify(current));
  } catch {
    // Storage is blocked or full: the settings hold until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's settings; the defaults in the prerendered page. */
export function useDisplaySettings(): DisplaySettings {
  return useSyncExternalStore(subscribe, readSettings, () => DEFAULT_DISPLAY);
}
