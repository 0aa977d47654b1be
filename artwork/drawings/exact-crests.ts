import { elevation, type Dune } from '../../shared/dunes.ts';

/** The same dunes with heights corrected until each crest is as high as asked, whatever its neighbours add. */
export function withExactCrests(dunes: readonly Dune[]): Dune[] {
  let corrected = dunes.map((dune) => ({ ...dune }));
  for (let round = 0; round < 40; round += 1) {
    corrected = corrected.map((dune, index) => ({
      ...dune,
      height: dune.height + (dunes[index]?.height ?? 0) - elevation(corrected, dune.centre),
    }));
  }
  return corrected;
}
