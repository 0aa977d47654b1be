import placeholders from './placeholders.css?inline';

const rules = Array.from(
  placeholders.matchAll(/((?:img\[[^\]]+\][,\s]*)+)\{\s*([^;}\s][^;}]*)/gu),
  ([, selectors = '', colour = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    colour: colour.trim(),
  }),
);

/**
 * The style rules that give the pictures of a page their colours until they are there: these travel in the page, those
 * of all others come when the browser is idle (`entry-client.tsx`).
 */
export function waitingColours(html: string): string {
  const shown = rules.flatMap(({ selectors, colour }) => {
    const used = selectors.filter((selector) => {
      const [name] = /\/[^.]+\./u.exec(selector) ?? [];
      return name !== undefined && html.includes(name);
    });
    return used.length > 0 ? [`${used.join(',')}{${colour}}`] : [];
  });
  return `@layer base{${shown.join('')}}`;
}
