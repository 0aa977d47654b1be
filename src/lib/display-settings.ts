import { useSyncExternalStore } from 'react';

/** What a visitor may choose, the default first. "normal" and "system" leave it to the device. */
export const DISPLAY_CHOICES = {
  textSize: ['normal', 'large', 'largest', 'x150', 'x200'],
  spacing: ['normal', 'wide'],
  scheme: ['system', 'light', 'dark'],
  contrast: ['normal', 'high'],
  animation: ['normal', 'reduced'],
  links: ['normal', 'underlined'],
  /** Keys that do something by themselves; whoever speaks to the machine may set them off by accident. */
  shortcuts: ['on', 'off'],
} as const;

type Choices = typeof DISPLAY_CHOICES;

/** How a visitor wants the site to look; kept in this browser only. */
export type DisplaySettings = { [Setting in keyof Choices]: Choices[Setting][number] };

/** Key in local storage; the pre-paint script reads it too. */
export const DISPLAY_STORAGE_KEY = 'display';

/** Settings out of what was stored; anything unknown counts as the default. */
export function parseDisplaySettings(stored: string | null): DisplaySettings {
  let values: unknown;
  try {
    values = JSON.parse(stored ?? '{}');
  } catch {
    values = {};
  }
  const read = <Choice extends string>(
    name: keyof Choices,
    choices: readonly [Choice, ...Choice[]],
  ): Choice => {
    const value: unknown = Object.getOwnPropertyDescriptor(Object(values), name)?.value;
    return choices.find((choice) => choice === value) ?? choices[0];
  };
  return {
    textSize: read('textSize', DISPLAY_CHOICES.textSize),
    spacing: read('spacing', DISPLAY_CHOICES.spacing),
    scheme: read('scheme', DISPLAY_CHOICES.scheme),
    contrast: read('contrast', DISPLAY_CHOICES.contrast),
    animation: read('animation', DISPLAY_CHOICES.animation),
    links: read('links', DISPLAY_CHOICES.links),
    shortcuts: read('shortcuts', DISPLAY_CHOICES.shortcuts),
  };
}

export const DEFAULT_DISPLAY = parseDisplaySettings(null);

let current: DisplaySettings | undefined;
const listeners = new Set<() => void>();

/** The visitor's settings as they are now. */
export function readSettings(): DisplaySettings {
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
