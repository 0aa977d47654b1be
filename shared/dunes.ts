/** A dune in profile: gentle to windward, sharp to leeward; widths and centre are shares of the drawing's width. */
export interface Dune {
  centre: number;
  height: number;
  windward: number;
  leeward: number;
}

/** Height above ground at share `x` of the width, for a line at `depth` (0 is the crest line, 1 the nearest). */
export function elevation(dunes: readonly Dune[], x: number, depth = 0): number {
  return dunes.reduce((total, { centre, height, windward, leeward }) => {
    const distance = x - centre - depth * 0.03;
    const profile =
      distance < 0
        ? Math.exp(-((-distance / (windward * (1 + depth * 0.5))) ** (1.45 + depth * 0.5)))
        : Math.exp(-((distance / (leeward * (1 + depth * 2.2))) ** (1.12 + depth * 0.8)));
    return total + height * profile;
  }, 0);
}
