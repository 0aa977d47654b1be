import type { Figure } from './figures.ts';

const FULL = '█';
/** What is left of a bar, in eighths of a character. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;
const SHORTEST_BAR = 8;
const LONGEST_BAR = 40;

/** In characters of a terminal; marks on letters take no room. */
const widthOf = (label: string): number => label.replaceAll(/\p{M}/gu, '').length;

function bar(share: number, width: number): string {
  const eighths = Math.max(1, Math.round(share * width * EIGHTHS.length));
  return FULL.repeat(Math.floor(eighths / EIGHTHS.length)) + (EIGHTHS[eighths % EIGHTHS.length] ?? '');
}

/**
 * Figures as bars for a terminal so many characters wide. The label stands last: how wide a name is in Arabic, only the
 * terminal knows.
 */
export function barChart(figures: readonly Figure[], columns: number): string {
  const greatest = Math.max(...figures.map(({ count }) => count));
  const digits = String(greatest).length;
  const longest = Math.max(...figures.map(({ key }) => widthOf(key)));
  const width = Math.min(LONGEST_BAR, Math.max(SHORTEST_BAR, columns - longest - digits - 4));
  return figures
    .map(({ key, count }) => `  ${String(count).padStart(digits)} ${bar(count / greatest, width)} ${key}\n`)
    .join('');
}
