const STORAGE_KEY = 'scroll-positions';

function readStored(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored : []);
  } catch {
    return new Map();
  }
}

/** How far each entry of the tab's history was scrolled, in CSS pixels. Survives a reload. */
export function createScrollPositions() {
  const positions = readStored();
  return {
    read: (key: string) => positions.get(key),
    write: (key: string, position: number) => positions.set(key, position),
    store: () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
      } catch {
        // Storage is blocked or full: after a reload going back starts at the top.
      }
    },
  };
}
