import type { Shape } from './estimate-shape.ts';
import { sheetOf } from './sheet-of.ts';

/** How far a dune's slopes reach, before and behind its crest, next to the column of its range. */
const REACH = { before: 0.72, behind: 0.5 };
/** A low one is not as broad: so many times as far as it is high. */
const STEEPEST = 3.4;
/** No value is so small that nothing is seen. */
const LEAST_HEIGHT = 10;
const DOT_RADIUS = 11;
/** What parts a dune from the one that it stands before, down to where both are flat. */
const RIM = { width: 3, above: 10 };
/** The ground on which they stand. */
const GROUND = 2;
/** Between that and the words below it, where the ranges stand below each other. */
const AIR = 14;
/** Beyond both edges of the window. */
const OUT = 40;

interface Dune {
  /** Over the knob of its range. */
  crest: number;
  top: number;
  foot: number;
  before: number;
  behind: number;
}

/** Its slopes, hollow as the wind leaves them: from the foot at the start over the crest to the other foot. */
function outlineOf({ crest, top, foot, before, behind }: Dune): Path2D {
  const outline = new Path2D();
  const high = foot - top;
  outline.moveTo(crest - before, foot);
  outline.bezierCurveTo(crest - before * 0.5, foot, crest - before * 0.2, top + high * 0.3, crest, top);
  outline.bezierCurveTo(
    crest + behind * 0.2,
    top + high * 0.34,
    crest + behind * 0.5,
    foot,
    crest + behind,
    foot,
  );
  outline.closePath();
  return outline;
}

/** What lies in the shade: behind the edge that winds down from the crest. */
function shadeOf({ crest, top, foot, before, behind }: Dune): Path2D {
  const shade = new Path2D();
  const high = foot - top;
  shade.moveTo(crest, top);
  shade.bezierCurveTo(
    crest + behind * 0.34,
    top + high * 0.44,
    crest - before * 0.26,
    top + high * 0.6,
    crest - before * 0.06,
    foot,
  );
  shade.lineTo(crest + behind, foot);
  shade.bezierCurveTo(crest + behind * 0.5, foot, crest + behind * 0.2, top + high * 0.34, crest, top);
  return shade;
}

/**
 * Draws three solid dunes into a canvas, each over the knob of its range, the higher the more, lit from the side where
 * one begins to read. Where the ranges stand below each other, each has a ground of its own. The highest carries a dot.
 */
export function drawDunes(canvas: HTMLCanvasElement, shape: Shape): void {
  const sheet = sheetOf(canvas);
  if (sheet === undefined) return;
  const { pen, width, height, edge, columnGap, knob, room, color, givenBack } = sheet;
  const { requests, minutes, saved, requestsAt, minutesAt, savedAt } = shape;
  const isStacked = room > 0;
  const values = [requests, minutes, saved];
  const column = isStacked ? width - 2 * edge : (width - 2 * edge - 2 * columnGap) / values.length;
  const sky = 2 * DOT_RADIUS + GROUND;
  const dunes: Dune[] = [requestsAt, minutesAt, savedAt].map((at, index) => {
    const foot = isStacked ? (index * height) / values.length + room - AIR : height - GROUND;
    const most = Math.max(LEAST_HEIGHT, (isStacked ? room - AIR : height) - sky);
    // By its root, so that a small one is a dune, too.
    const high = Math.max(LEAST_HEIGHT, most * Math.sqrt(values[index] ?? 0));
    const reach = Math.min(column, high * STEEPEST);
    return {
      crest: edge + (isStacked ? 0 : index * (column + columnGap)) + knob / 2 + (column - knob) * at,
      top: foot - high,
      foot,
      before: reach * REACH.before,
      behind: reach * REACH.behind,
    };
  });

  // The highest is farthest off.
  const farthestFirst = dunes.toSorted((a, b) => b.foot - b.top - (a.foot - a.top));
  for (const dune of farthestFirst) {
    const outline = outlineOf(dune);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, width, dune.foot - RIM.above);
    pen.clip();
    pen.globalCompositeOperation = 'destination-out';
    pen.lineWidth = 2 * RIM.width;
    pen.stroke(outline);
    pen.restore();
    pen.fillStyle = givenBack;
    pen.fill(outline);
    pen.globalCompositeOperation = 'destination-out';
    pen.fill(shadeOf(dune));
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = color;
    pen.fill(shadeOf(dune));
  }
  pen.fillStyle = givenBack;
  for (const foot of new Set(dunes.map((dune) => dune.foot)))
    pen.fillRect(-OUT, foot, width + 2 * OUT, GROUND);

  const [highest] = farthestFirst;
  if (highest === undefined) return;
  pen.beginPath();
  pen.arc(highest.crest, highest.top - DOT_RADIUS, DOT_RADIUS, 0, 2 * Math.PI);
  pen.fill();
}
