/** One drawing on a grid of 24 units: strokes of 1.7 with square caps, or filled areas. */
export interface IconDrawing {
  stroke?: string;
  fill?: string;
  /** Points along the line of reading, so it is mirrored in right-to-left text. */
  isDirectional?: true;
}

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const movement = {
  arrow: { stroke: 'M4.5 12h13M13 6l6 6-6 6', isDirectional: true },
  back: { stroke: 'M19.5 12h-13M11 18l-6-6 6-6', isDirectional: true },
  next: { stroke: 'M9 5l7 7-7 7', isDirectional: true },
  previous: { stroke: 'M15 5l-7 7 7 7', isDirectional: true },
  external: { stroke: 'M7 17L17.5 6.5M9 6h9v9', isDirectional: true },
  chevron: { stroke: 'M6 9.5l6 6 6-6' },
} satisfies Record<string, IconDrawing>;

const actions = {
  share: { stroke: 'M12 15V4.5M8 7.5l4-4 4 4M5 12v8h14v-8' },
  copy: { stroke: `${box(9, 9, 11, 11)}M5.5 15H4V4h11v1.5` },
  download: { stroke: 'M12 4v10.5M8 11.5l4 4 4-4M5 20h14' },
  search: { stroke: `${circle(10.5, 10.5, 6.5)}M15.5 15.5L20.5 20.5` },
  check: { stroke: 'M5 12.5l4.5 4.5L19 7.5' },
  close: { stroke: 'M6 6l12 12M18 6L6 18' },
  plus: { stroke: 'M12 5v14M5 12h14' },
  minus: { stroke: 'M5 12h14' },
  menu: { stroke: 'M4 8h16M4 16h16' },
  play: { fill: 'M8 5l11 7-11 7z' },
  pause: { fill: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' },
} satisfies Record<string, IconDrawing>;

const facts = {
  calendar: { stroke: `${box(4, 6, 16, 14)}M4 10.5h16M8 3.5V7M16 3.5V7` },
  camera: { stroke: `${box(3, 7, 12, 10)}M16.2 10.8l4.8-3.3v9l-4.8-3.3` },
  clock: { stroke: `${circle(12, 12, 8.5)}M12 7.5V12l3.5 2` },
  pin: { stroke: `M12 21c-4-4.6-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6.4-6 11z${circle(12, 10, 2)}` },
  department: { stroke: 'M4.5 20V9H11v11M13 20V4h6.5v16M2.5 20h19' },
  file: { stroke: 'M5.5 3h8l5 5v13h-13zM12.8 3.5v5.2h5.2M12 12v4M9.5 14.5L12 17l2.5-2.5' },
  lock: { stroke: `${box(6, 11, 12, 9)}M8.5 11V8a3.5 3.5 0 0 1 7 0v3` },
  info: { stroke: `${circle(12, 12, 8.5)}M12 11.5V16`, fill: circle(12, 8.2, 1.1) },
  warning: { stroke: 'M12 4l9 16H3zM12 10.5v4', fill: circle(12, 17.2, 1) },
  phone: {
    stroke: 'M4 4h5l2 5-2.6 1.6a11 11 0 0 0 5 5L15 13l5 2v5A16 16 0 0 1 4 4z',
  },
  mail: { stroke: `${box(3, 6, 18, 13)}M4 7l8 6 8-6` },
} satisfies Record<string, IconDrawing>;

const accessibility = {
  eye: {
    stroke: `M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z${circle(12, 12, 3)}`,
  },
  'sign-language': {
    stroke:
      'M7.5 10.5V7M10.5 10V4.5M13.5 10V4.5M16.5 10.5V7M7.5 11v4.5a4.5 4.5 0 0 0 9 0V11M7.5 15L5 12.5M2.8 8.5a9 9 0 0 1 1.4-4M21.2 8.5a9 9 0 0 0-1.4-4',
  },
  'text-size': { stroke: 'M2.8 19L7.5 6l4.7 13M4.5 15h6M15 19l3-8 3 8M16 16.5h4' },
  contrast: { stroke: circle(12, 12, 8.5), fill: 'M12 3.5a8.5 8.5 0 0 1 0 17z' },
  underline: { stroke: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14' },
  motion: { stroke: 'M3 8.5c3-3 6-3 9 0s6 3 9 0M3 15.5c3-3 6-3 9 0s6 3 9 0' },
} satisfies Record<string, IconDrawing>;

const subjects = {
  home: { stroke: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z' },
  layers: { stroke: 'M12 3.5l9 4.5-9 4.5-9-4.5zM3 12.5l9 4.5 9-4.5M3 17l9 4.5 9-4.5' },
  network: {
    stroke: `M8 8l8 8M16 8l-8 8${circle(6, 6, 2.5)}${circle(18, 6, 2.5)}${circle(6, 18, 2.5)}${circle(18, 18, 2.5)}`,
  },
  grid: {
    stroke: box(4, 4, 6.5, 6.5) + box(13.5, 4, 6.5, 6.5) + box(4, 13.5, 6.5, 6.5) + box(13.5, 13.5, 6.5, 6.5),
  },
  news: { stroke: 'M3.5 5h13v15h-13zM16.5 10h4v8a2 2 0 0 1-2 2h-2M7 9h6M7 12.5h6M7 16h3' },
  book: {
    stroke: 'M12 6c-2.5-1.7-5.5-2-9-2v14.5c3.5 0 6.5.3 9 2 2.5-1.7 5.5-2 9-2V4c-3.5 0-6.5.3-9 2zM12 6v14',
  },
  briefcase: { stroke: `${box(3, 8, 18, 12)}M9 8V4.5h6V8M3 13.5h18` },
  scale: { stroke: 'M12 4v15.5M7.5 20h9M5 7h14M5 7.5L2 15h6zM19 7.5L16 15h6z' },
} satisfies Record<string, IconDrawing>;

const networks = {
  x: { stroke: 'M4 4h4.8L20 20h-4.8zM18.6 4.6l-5 5.8M10.4 13.6l-5 5.8' },
  linkedin: { stroke: 'M6 10.5V19M11 19v-8.5M11 14.5c0-5 7-5 7-.5V19', fill: circle(6, 5.8, 1.4) },
  youtube: { stroke: box(3, 6, 18, 12.5), fill: 'M10.3 9.3v5.8l5-2.9z' },
  instagram: { stroke: `${box(4, 4, 16, 16)}${circle(12, 12, 3.8)}`, fill: circle(16.6, 7.4, 1) },
} satisfies Record<string, IconDrawing>;

export const iconFamily: Record<string, IconDrawing> = {
  ...movement,
  ...actions,
  ...facts,
  ...accessibility,
  ...subjects,
  ...networks,
};
