const PARTS = 'main details';

/** A part by its id, else by its number among those of the page, which is the same in every language. */
function nameOf(part: Element, index: number): string {
  return part.id === '' ? String(index) : part.id;
}

/** The names of the parts (`details`) of the page that are open. */
export function openParts(): string[] {
  return Array.from(document.querySelectorAll<HTMLDetailsElement>(PARTS), (part, index) =>
    part.open ? [nameOf(part, index)] : [],
  ).flat();
}

/** Opens these parts of the page and closes all others. */
export function showOpenParts(names: unknown): void {
  if (!Array.isArray(names)) return;
  for (const [index, part] of document.querySelectorAll<HTMLDetailsElement>(PARTS).entries()) {
    part.open = names.includes(nameOf(part, index));
  }
}
