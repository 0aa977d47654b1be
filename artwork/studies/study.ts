import type { Landscape } from './landscape.ts';
import type { Color, Light } from './light.ts';

/** Lines of wind over the land. */
export interface Wind {
  count: number;
  /** Distance of the nearest line, and how much farther each next one is. */
  nearest: number;
  ratio: number;
  /** Pieces of a line; 900 where nothing is said. */
  segments?: number;
  /** Half the thickness of a line in pixels of the picture. */
  halfWidth: number;
  /** Opacity of the lines and of the pulses that run along them. */
  strength: number;
  pulse: number;
  /** Where the lines leave the ground: height, start across the picture (-1 to 1), frequency, cycles per loop. */
  lift: { height: number; start: number; frequency: number; cycles: number };
}

/** A view across the land. */
export interface HorizonStudy {
  kind: 'horizon';
  width: number;
  height: number;
  /** Moment of the loop, 0 to 1. */
  moment: number;
  land: Landscape;
  light: Light;
  wind: Wind;
  /** Where the land turns into drawing (-1 to 1 across the picture), and how softly. */
  dissolve: { edge: number; softness: number };
  farDunes?: number;
  /** How uneven the ground is between its dunes: 1 as sand lies, 0 a table. */
  ground?: number;
  /** How many times as many steps a shadow takes: for a soft one on a slope that faces the window, where each shows. */
  shadowDetail?: number;
  /** How sharply a shadow ends: 9 as under a low sun, 60 like paper that is cut. */
  shadowEdge?: number;
  stars?: number;
  starTrails?: { brightness: number; pole: [x: number, y: number, z: number] };
  /** `glint`: how bright the way is that the sun, wherever it is shown, has in the water. */
  water?: { level: number; color: Color; glint?: number };
  /** Of the round fields on its plain. */
  fields?: { light: Color; dark: Color };
  /** Only a part of it becomes a picture: from `left` to `right` in pixels of the whole, written in `width` pixels. */
  kept?: { left: number; right: number; width: number };
}

export const aerialForms = ['linear', 'crescents', 'ripples', 'plain', 'coast'] as const;

/** What people have made of the land: `shaders/places/<name>.glsl`. */
export const places = [
  'bank',
  'camp',
  'caravanserai',
  'channels',
  'city',
  'clinic',
  'delta',
  'gates',
  'greenhouses',
  'groves',
  'headland',
  'junction',
  'lake',
  'notes',
  'pans',
  'rail',
  'road',
  'streams',
  'terraces',
  'theatre',
  'three-pans',
  'well',
] as const;

export type Place = (typeof places)[number];

export const isPlace = (form: AerialStudy['form']): form is Place => places.some((place) => place === form);

/** A view from straight above. */
export interface AerialStudy {
  kind: 'aerial';
  width: number;
  height: number;
  form: (typeof aerialForms)[number] | Place;
  seed: number;
  /** Units of land across the width, and the angle in radians that the land is turned by. */
  across: number;
  turn: number;
  /** The place of the land in the picture's middle; [0, 0] where nothing is said. */
  centre?: [x: number, y: number];
  light: Light;
  lines: { strength: number; spacing: number };
  water?: { shallow: Color; deep: Color };
  fields?: { light: Color; dark: Color };
  /** Of long edges aslant, two samples a pixel leave steps. */
  isAslant?: boolean;
}

export type Study = HorizonStudy | AerialStudy;
