import { writeFile } from 'node:fs/promises';
import { SUCCESS_STORIES } from '../../content/facts/success-stories.ts';
import { contentHash } from '../shared/content-hash.ts';
import { short, type Point } from '../shared/geometry.ts';
import { writeModule, writeStyles } from '../shared/generated-module.ts';
import { mediaPath, removeStale } from '../shared/media-folder.ts';
import { askedOnceDrawing } from './asked-once.ts';
import { calmedDrawing } from './calmed.ts';
import { careersRangeDrawing } from './careers-range.ts';
import { closingDrawings } from './closings.ts';
import { convergenceDrawing } from './convergence.ts';
import { designersWayDrawing } from './designers-way.ts';
import type { Direction, Dot, Drawing, Label, View } from './drawing.ts';
import { fifthDuneDrawing } from './fifth-dune.ts';
import { grainDrawings } from './grains.ts';
import { jobRidgeDrawings } from './job-ridges.ts';
import { leapsDrawing } from './leaps.ts';
import { makeNdsLand } from './make-nds-land.ts';
import { makeInitiativeField, makePivotFields } from './make-pivot-fields.ts';
import { measureSlopeDrawing } from './measure-slope.ts';
import { nodeMapDrawing } from './node-map.ts';
import { oneAnswerDrawing } from './one-answer.ts';
import { partnerDrawings } from './partner-streams.ts';
import { placesMapDrawing } from './places-map.ts';
import { rampDrawing } from './ramp.ts';
import { reasonsLandDrawing } from './reasons-land.ts';
import { ribbonAtWorkDrawings } from './ribbon-at-work.ts';
import { ribbonEndDrawing, ribbonSpringDrawing } from './ribbon-end.ts';
import { ribbonDrawing } from './ribbon.ts';
import { shelterDrawing } from './shelter.ts';
import { stairDrawing } from './stair.ts';
import { storiesRidge } from './stories-ridge.ts';
import { swellDrawings } from './swells.ts';
import { turnedFieldDrawing } from './turned-field.ts';
import { turningPointDrawing } from './turning-point.ts';
import { yearsBelowDrawing, yearStrataDrawing } from './year-strata.ts';

/** What one view of a drawing may weigh, before compression. */
const MAX_BYTES = 12_288;

const drawings: readonly Drawing[] = [
  ribbonDrawing,
  ribbonEndDrawing,
  ribbonSpringDrawing,
  ...ribbonAtWorkDrawings,
  convergenceDrawing,
  askedOnceDrawing,
  calmedDrawing,
  designersWayDrawing,
  placesMapDrawing,
  nodeMapDrawing,
  oneAnswerDrawing,
  leapsDrawing,
  measureSlopeDrawing,
  shelterDrawing,
  stairDrawing,
  rampDrawing,
  turningPointDrawing,
  turnedFieldDrawing,
  careersRangeDrawing,
  fifthDuneDrawing,
  reasonsLandDrawing,
  ...grainDrawings,
  ...partnerDrawings,
  ...jobRidgeDrawings,
  ...closingDrawings,
  yearStrataDrawing,
  yearsBelowDrawing,
  ...swellDrawings,
  storiesRidge(SUCCESS_STORIES.map(({ duration }) => duration)),
];

const DIRECTIONS = ['rtl', 'ltr'] as const satisfies readonly Direction[];

const viewBox = ({ width, height }: View) => `0 0 ${width} ${height}`;

const symbol = (id: string, view: View) =>
  `<symbol id="${id}" viewBox="${viewBox(view)}" preserveAspectRatio="none"${view.isOpen === true ? ' overflow="visible"' : ''}><g${view.hasLand === true ? '' : ' fill="none"'} stroke="currentColor" stroke-width="${view.strokeWidth}">${view.body}</g></symbol>`;

/** A place in percent of the drawing's box, from the inline start. */
const place = ({ x, y }: Point, { width, height }: View) =>
  `inset-block-start: ${short((y / height) * 100, 2)}%; inset-inline-start: ${short((x / width) * 100, 2)}%;`;

const linesAt = ({ lines, after }: Label) =>
  (lines === undefined ? '' : ` --lines: ${lines};`) + (after === undefined ? '' : ` --after: ${after};`);

/** Where the page's own dot and words stand on the drawing, and the shape of its box. */
function placesOf(view: View): string {
  const dot = (at: Dot) =>
    `.dot { ${place(at, view)} inline-size: ${short((at.radius / view.width) * 200, 2)}%; }`;
  const goesOn = ({ x, y }: Dot) =>
    `--dot-x: ${short((x / view.width) * 100, 2)}%; --dot-y: ${short((y / view.height) * 100, 2)}%;`;
  const known = view.goesOn === true && view.dot ? goesOn(view.dot) : '';
  const all = (view.labels ?? []).reduce((sum, { lines = 0 }) => sum + lines, 0);
  const rules = [
    all === 0 ? '' : `.all { --all: ${all}; }`,
    `.box { ${known} aspect-ratio: ${view.width} / ${view.height}; }`,
    view.dot === undefined ? '' : dot(view.dot),
    ...(view.labels ?? []).map((at, index) => `.label${index + 1} { ${place(at, view)}${linesAt(at)} }`),
  ];
  return rules.join(' ');
}

/** What the page must know of a view: its symbol, its size, and where digits stand in it. */
function viewModule(id: string, view: View): string {
  const numerals = view.numerals?.map(
    ({ x, y, size }) => `{ x: ${short(x)}, y: ${short(y)}, size: ${size} }`,
  );
  return `{
    id: '${id}',
    width: ${view.width},
    height: ${view.height},${view.hasLand === true ? '\n    hasLand: true,' : ''}${numerals ? `\n    numerals: [${numerals.join(', ')}],` : ''}
  }`;
}

function stylesheet(wide: View, narrow: View): string {
  const below = viewBox(wide) === viewBox(narrow) ? '' : `@media (width < 768px) { ${placesOf(narrow)} }`;
  return `@layer ui { ${placesOf(wide)} ${below} }`;
}

async function makeDrawing({ name, shows, wide, narrow }: Drawing, written: Set<string>): Promise<void> {
  const files = DIRECTIONS.map((direction) => {
    const views = [symbol('wide', wide(direction)), symbol('narrow', narrow(direction))];
    const symbols = new Set(wide === narrow ? views.slice(0, 1) : views);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols].join('')}</svg>`;
    for (const view of views) {
      if (view.length > MAX_BYTES)
        throw new Error(`${name}.${direction} has ${view.length} bytes of ${MAX_BYTES}.`);
    }
    return { direction, svg, file: `drawing-${name}-${direction}.${contentHash(svg)}.svg` };
  });
  for (const { file, svg } of files) {
    await writeFile(mediaPath(file), svg);
    written.add(file);
    console.log(`${file}  ${svg.length} bytes`);
  }
  const hrefs = files.map(({ direction, file }) => `${direction}: '/media/${file}'`);
  const narrowId = wide === narrow ? 'wide' : 'narrow';
  const constant = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  await writeModule(
    `src/ui/drawing/drawings/${name}.ts`,
    'drawings',
    `import type { DrawingFile } from '../drawing.tsx';
import styles from './${name}.module.css';

/** ${shows} */
export const ${constant}: DrawingFile = {
  hrefs: { ${hrefs.join(', ')} },
  wide: ${viewModule('wide', wide('rtl'))},
  narrow: ${viewModule(narrowId, narrow('rtl'))},
  styles,
};
`,
  );
  await writeStyles(`src/ui/drawing/drawings/${name}.module.css`, stylesheet(wide('rtl'), narrow('rtl')));
}

/** Draws every drawing for both directions, and writes where the page's own parts stand on it. */
export async function makeDrawings(): Promise<void> {
  const written = new Set<string>();
  for (const drawing of drawings) await makeDrawing(drawing, written);
  written.add(await makePivotFields(MAX_BYTES));
  written.add(await makeInitiativeField(MAX_BYTES));
  written.add(await makeNdsLand(MAX_BYTES));
  await removeStale(/^drawing-[a-z0-9-]+\.[0-9a-f]{8}\.svg$/, written);
}
