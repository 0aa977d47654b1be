import { accentStroke } from './elements.ts';

/** What the wide drawings of the paths' overviews have in common: their size, and the looks of their lines. */
export const [WIDTH, HEIGHT] = [360, 100];
export const [START, END] = [1, WIDTH - 1];
export const MIDDLE = HEIGHT / 2;
export const DOT = 5;

export const strong = { ...accentStroke, 'stroke-width': 2.2 };
export const quiet = { opacity: 0.6 };
export const dashed = { 'stroke-dasharray': '1 4', 'stroke-linecap': 'round' };
export const open = { fill: 'var(--ground, none)' };

export const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h-${side}z`;
