import { crestsOf, depthOf, RIDGE, ridgeY, TWO_DUNES } from '#shared/ridge.ts';
import type { Shape } from './estimate-shape.ts';
import { sheetOf } from './sheet-of.ts';

/** The sky above the highest dune is cut off: the numeral stands there. In the units of the drawing. */
const SKY = 220;
const STEP = 12;

/** Columns of a line, with each crest among them. */
function columnsOf(line: number): number[] {
  const columns = Array.from({ length: RIDGE.width / STEP + 1 }, (_, index) => index * STEP);
  return [...columns, ...crestsOf(TWO_DUNES, line)].toSorted((a, b) => a - b);
}

/**
 * Draws the ridge into a canvas: in its `color`, and the crest line with those that are given back in its `--given-back`.
 * It rises to its highest crest in the order of reading.
 */
export function drawRidge(canvas: HTMLCanvasElement, { growth, share }: Shape): void {
  const sheet = sheetOf(canvas);
  if (sheet === undefined) return;
  const { pen, width, height, color, givenBack } = sheet;
  // From the viewer to the crest line, which lies on top.
  for (let line = RIDGE.lines - 1; line >= 0; line -= 1) {
    const depth = depthOf(line);
    const isGivenBack = line < share * RIDGE.lines - 0.5;
    pen.strokeStyle = isGivenBack ? givenBack : color;
    pen.globalAlpha = line === 0 ? 1 : isGivenBack ? 0.9 - 0.4 * depth : 0.9 - 0.5 * depth;
    pen.lineWidth = line === 0 ? 2.2 : 1;
    pen.beginPath();
    for (const x of columnsOf(line)) {
      const y = ridgeY(TWO_DUNES, line, x, growth);
      pen.lineTo((x / RIDGE.width) * width, ((y - SKY) / (RIDGE.height - SKY)) * height);
    }
    pen.stroke();
  }
}
