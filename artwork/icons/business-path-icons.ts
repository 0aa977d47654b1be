import type { IconDrawing } from './icon-family.ts';

/** Icons of the five business paths, in their order: planes, orbit, crossing, journey, bars. */
export const businessPathIcons: readonly IconDrawing[] = [
  { stroke: 'M12 3.5l9 4.5-9 4.5L3 8zM3 12.5l9 4.5 9-4.5M3 17l9 4.5 9-4.5' },
  {
    stroke: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
    fill: 'M15.9 6a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0z',
  },
  { stroke: 'M3 18C9 18 9 6 15 6h6M3 6c4 0 5 3 6.5 6S13 18 21 18' },
  { stroke: 'M3 16l5-6 4 3 4-8 5 5M3 20.5h18' },
  { stroke: 'M5 20v-4M9.5 20v-8M14 20V8M18.5 20V4' },
];
