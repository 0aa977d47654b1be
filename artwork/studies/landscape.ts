/** A dune in profile and plan; lengths are in units of land, the camera stands at the origin and looks along z. */
export interface Dune {
  /** The crest line: its x, and how it winds along z. */
  crest: { x: number; bend: number; frequency: number; phase: number };
  height: number;
  windward: number;
  leeward: number;
  centreZ: number;
  length: number;
  /** How far the crest moves sideways per unit of z. */
  slant: number;
  roughness: number;
}

export interface Camera {
  height: number;
  /** Radians above the horizon. */
  pitch: number;
  focalLength: number;
}

export interface Landscape {
  seed: number;
  camera: Camera;
  dunes: readonly Dune[];
}

export type DuneNumbers = [
  x: number,
  bend: number,
  frequency: number,
  phase: number,
  height: number,
  windward: number,
  leeward: number,
  centreZ: number,
  length: number,
  slant: number,
  roughness: number,
];

export const dune = ([
  x,
  bend,
  frequency,
  phase,
  height,
  windward,
  leeward,
  centreZ,
  length,
  slant,
  roughness,
]: DuneNumbers): Dune => ({
  crest: { x, bend, frequency, phase },
  height,
  windward,
  leeward,
  centreZ,
  length,
  slant,
  roughness,
});

/** The two far dunes that close every scene on either side. */
const farRight = dune([21, 4, 0.09, 0.2, 4.4, 15, 9, 50, 22, 0.15, 3]);
const farLeft = (x: number): Dune => dune([x, 6, 0.08, 1.4, 8.6, 16, 12, 62, 26, 0.1, 4]);

/** A land of three near dunes between two far ones; the camera stands at `height`. */
export function landscape(
  [height, seed]: [height: number, seed: number],
  near: readonly [DuneNumbers, DuneNumbers, DuneNumbers],
  farLeftX: number,
): Landscape {
  return {
    seed,
    camera: { height, pitch: 0.04, focalLength: 1.45 },
    dunes: [...near.map(dune), farRight, farLeft(farLeftX)],
  };
}

/** The same land with its dunes moved sideways, the far ones more, as if the camera had stepped aside. */
export function movedAside(land: Landscape, dx: number): Landscape {
  const dunes = land.dunes.map((each, index) => ({
    ...each,
    crest: { ...each.crest, x: each.crest.x + (index < 3 ? dx : dx * 1.6) },
  }));
  return { ...land, dunes };
}

export const withCamera = (land: Landscape, camera: Partial<Camera>): Landscape => ({
  ...land,
  camera: { ...land.camera, ...camera },
});

/** The same land with nothing behind its main dune: for a light in which the far one would have a shaded side and no lit one. */
export const withoutFarLeft = (land: Landscape): Landscape => ({ ...land, dunes: land.dunes.slice(0, -1) });

/** The same land with its main dune alone, out of a plain. */
export const withMainDuneOnly = (land: Landscape): Landscape => ({ ...land, dunes: land.dunes.slice(0, 1) });

/** The same land with nothing behind its main dune at the right: for a lake, out of which the far one would stick as a shard. */
export const withoutFarRight = (land: Landscape): Landscape => ({
  ...land,
  dunes: land.dunes.toSpliced(-2, 1),
});
