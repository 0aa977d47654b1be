import { crestsOf, depthOf, ONE_DUNE, RIDGE, ridgeY } from '#shared/ridge.ts';
import type { Dune } from '#shared/dunes.ts';
import type { Shape } from './estimate-shape.ts';
import { sheetOf } from './sheet-of.ts';

/** The sky above the highest dune is cut off: the numeral stands there. In the units of the drawing. */
const SKY = 220;
const STEP = 12;
/** The node on the crest, in pixels. */
const NODE = { radius: 5.5, line: 3 };

/** Columns of a line, with its crest among them. */
function columnsOf(dunes: readonly Dune[], line: number): number[] {
  const columns = Array.from({ length: RIDGE.width / STEP + 1 }, (_, index) => index * STEP);
  return [...columns, ...crestsOf(dunes, line)].toSorted((a, b) => a - b);
}

/**
 * Draws the dune into a canvas: in its `color`, and the crest line with those that are given back in its accent. It rises
 * to its crest in the order of reading; there a node carries the numeral, on a line that is shorter the more it is.
 */
export function drawRidge(canvas: HTMLCanvasElement, { growth, share }: Shape): void {
  const sheet = sheetOf(canvas);
  if (sheet === undefined) return;
  const { pen, width, height, edge, stem, color, givenBack } = sheet;
  const dunes = [{ ...ONE_DUNE, centre: edge / width }];
  const yOf = (line: number, x: number) =>
    ((ridgeY(dunes, line, x, growth) - SKY) / (RIDGE.height - SKY)) * height;
  // From the viewer to the crest line, which lies on top.
  for (let line = RIDGE.lines - 1; line >= 0; line -= 1) {
    const depth = depthOf(line);
    const isGivenBack = line < share * RIDGE.lines - 0.5;
    pen.strokeStyle = isGivenBack ? givenBack : color;
    pen.globalAlpha = line === 0 ? 1 : isGivenBack ? 0.9 - 0.4 * depth : 0.9 - 0.5 * depth;
    pen.lineWidth = line === 0 ? 2.2 : 1;
    pen.beginPath();
    for (const x of columnsOf(dunes, line)) pen.lineTo((x / RIDGE.width) * width, yOf(line, x));
    pen.stroke();
  }
  // On whole pixels, as the line in the style sheet that it goes on from.
  const middle = Math.floor(edge) + 0.5;
  const crest = yOf(0, (edge / width) * RIDGE.width);
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(middle, Math.max(0, crest - stem));
  pen.lineTo(middle, crest);
  pen.stroke();
  pen.beginPath();
  pen.arc(middle, crest, NODE.radius, 0, 2 * Math.PI);
  pen.globalCompositeOperation = 'destination-out';
  pen.fill();
  pen.globalCompositeOperation = 'source-over';
  pen.lineWidth = NODE.line;
  pen.stroke();
}
