import type { Dune } from '../../shared/dunes.ts';

/**
 * The three dunes of the home page's counters. Half of a numeral fits between the outer crests and
 * the container's edges: at the usual size their numbers stand on both.
 */
export const THREE_DUNES: readonly Dune[] = [
  { centre: 0.18, height: 262, windward: 0.135, leeward: 0.062 },
  { centre: 0.515, height: 128, windward: 0.12, leeward: 0.052 },
  { centre: 0.814, height: 196, windward: 0.13, leeward: 0.06 },
];
