import { writeFile } from 'node:fs/promises';
import { QUESTION_MARK } from '../../shared/question-mark.ts';
import { RIDGE } from '../../shared/ridge.ts';
import { businessPathFigures, businessPathLines } from '../figures/business-paths.ts';
import type { Figure } from '../figures/elements.ts';
import { LINES, type Line } from '../figures/lines.ts';
import { valueFigures, valueLines } from '../figures/values.ts';
import { contentHash } from '../shared/content-hash.ts';
import { writeModule } from '../shared/generated-module.ts';
import type { Point } from '../shared/geometry.ts';
import { mediaPath, removeStale } from '../shared/media-folder.ts';
import { questionMark, ridge } from './marks.ts';
import { inOrderOf } from './order.ts';
import { pack } from './pack.ts';
import { polylineOf, type Polyline } from './polyline.ts';
import { wind } from './wind.ts';

/** A figure's drawing stands in the middle of the stage's 600 units, at its top, this high. */
const HEIGHT = 300;
const MIDDLE = 300;

interface Box {
  left?: number;
  top?: number;
  width: number;
  height: number;
}

/** Lines of a drawing where it stands on the stage; weights stay as they are. */
function onStage(lines: readonly Polyline[], { left = 0, top = 0, width, height }: Box): Polyline[] {
  const scale = HEIGHT / height;
  const place = ({ x, y }: Point): Point => ({
    x: MIDDLE + (x - left - width / 2) * scale,
    y: (y - top) * scale,
  });
  const placed = (line: Polyline): Polyline => ({ ...line, points: line.points.map(place) });
  return lines.map(placed);
}

/** Those that a figure lacks lie unseen under its first lines. */
function forty(lines: readonly Polyline[]): Polyline[] {
  if (lines.length > LINES) throw new Error(`A figure has ${lines.length} lines of ${LINES}.`);
  const unseen = (line: Polyline): Polyline => ({ ...line, opacity: 0 });
  return [...lines, ...lines.slice(0, LINES - lines.length).map(unseen)];
}

function ofFigures(
  figures: readonly Figure[],
  linesOf: (id: string, index: number) => readonly Line[] | undefined,
): Record<string, Polyline[]> {
  const entries = figures.map((figure, index): [string, Polyline[]] => {
    const lines = linesOf(figure.id, index) ?? [];
    const polylines = lines.map((line) => polylineOf(line, figure.strokeWidth));
    return [figure.id, onStage(polylines, figure)];
  });
  return Object.fromEntries(entries);
}

const linesOfValues: Record<string, readonly Line[]> = valueLines;

/** What is fetched together: the wind, and the figures of one place. */
const sets: Record<string, Record<string, Polyline[]>> = {
  paths: ofFigures(businessPathFigures, (_, index) => businessPathLines[index]),
  values: ofFigures(valueFigures, (id) => linesOfValues[id]),
  ridge: { ridge: onStage(ridge(), RIDGE) },
  question: { question: onStage(questionMark(), QUESTION_MARK) },
};

/** The files, by what is fetched together. */
export function packedSets(): Map<string, { bytes: Uint8Array; figures: string[] }> {
  const air = wind();
  const entries = Object.entries(sets).map(([set, figures]) => {
    const packed = Object.values(figures).map((lines) => pack(inOrderOf(air, forty(lines))));
    const bytes = Buffer.concat([pack(air), ...packed]);
    return [set, { bytes, figures: Object.keys(figures) }] as const;
  });
  return new Map(entries);
}

/** Packs what the wind can become, and writes the module that lists it. */
export async function makeFortyLines(): Promise<void> {
  const written = new Set<string>();
  const entries: string[] = [];
  for (const [set, { bytes, figures }] of packedSets()) {
    const file = `forty-lines-${set}.${contentHash(bytes)}.bin`;
    await writeFile(mediaPath(file), bytes);
    written.add(file);
    const names = figures.map((name) => `'${name}'`);
    entries.push(`${set}: { href: '/media/${file}', figures: [${names.join(', ')}] },`);
    console.log(`${file}  ${bytes.length} bytes`);
  }
  await removeStale(/^forty-lines-[a-z]+\.[0-9a-f]{8}\.bin$/, written);
  await writeModule(
    'src/ui/forty-lines/sets.ts',
    'figures',
    `
/** What is fetched together: the wind, and then these figures. */
export const sets = {
  ${entries.join('\n')}
} as const;
`,
  );
}
