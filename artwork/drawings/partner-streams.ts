import { STRATEGIC_PARTNERS } from '../../content/facts/partners.ts';
import { path } from '../figures/elements.ts';
import { repeat, short, smooth, steps } from '../shared/geometry.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';

/** Lines keep their weight however the page stretches the drawing. */
const EVEN = { 'vector-effect': 'non-scaling-stroke' };

const STREAMS = STRATEGIC_PARTNERS.length;

const SWELL = { width: 1216, height: 40 };

/** How far from the page's edge a crest is that stands there, as a share of its width: its node begins on the edge. */
const INSET = 0.008;

/**
 * One wave, which the page shows under every name, each time a step farther on: from one edge of the page to the other
 * its crest goes once. It is long enough for windows in which the page is half as wide, wherever the crest is.
 */
function swell(direction: Direction): View {
  const { width, height } = SWELL;
  const x = fromStart(direction, width);
  const crest = INSET * width;
  const wave = width - 2 * crest;
  const points = steps(crest - 2.5 * wave, crest + 2.5 * wave, wave / 8).map((at) => ({
    x: x(at),
    y: (height / 2) * (1 - Math.cos(((at - crest) / wave) * 2 * Math.PI)),
  }));
  const node = { ...EVEN, 'stroke-linecap': 'round', 'stroke-width': 'var(--node)' };
  const body =
    path(smooth(points), { ...EVEN, 'stroke-width': 'var(--stream)' }) +
    path(`M${short(x(crest))} 0h0`, node);
  return { width, height, strokeWidth: 2, body, isOpen: true };
}

const travellingStream: Drawing = {
  name: 'travelling-stream',
  shows: 'A stream of even swells, a node on the crest at its start.',
  wide: swell,
  narrow: swell,
};

interface Fan {
  width: number;
  height: number;
  /** Where the bundle lies, and how far its lines are apart: all nine pass within the dot. */
  bundle: number;
  gap: number;
  /** Where the lines begin to part, and where each has reached its row. */
  parts: number;
  arrives: number;
}

/** Nine lines that come as one out of the window's edge and part, each to its own row. */
function fan({ width, height, bundle, gap, parts, arrives }: Fan, direction: Direction): View {
  const place = fromStart(direction, width);
  const x = (share: number) => short(place(share * width));
  const lines = repeat(STREAMS, (index) => {
    const start = bundle * height + (index - (STREAMS - 1) / 2) * gap;
    const end = ((index + 0.5) * height) / STREAMS;
    const bend = (parts + arrives) / 2;
    return `M${x(-2)} ${short(start)}H${x(parts)}C${x(bend)} ${short(start)} ${x(bend)} ${short(end)} ${x(arrives)} ${short(end)}H${x(1)}`;
  });
  return { width, height, strokeWidth: 1.5, body: path(lines.join(''), EVEN), isOpen: true };
}

const nineStreams: Drawing = {
  name: 'nine-streams',
  shows: 'Nine lines that come as one and part, each to its own row.',
  wide: (direction) =>
    fan({ width: 1000, height: 720, bundle: 0.5, gap: 3, parts: 0.62, arrives: 0.97 }, direction),
  narrow: cascade,
};

/** The node begins where the page's words do; how far above the rows it lies. */
const NODE = { x: 36, y: 16 };

/** All nine come out of it, so far apart; and how far each turns. */
const [LANE, TURN] = [2.5, 82];

/** So much of the drawing is above the first row. */
const ABOVE = 72;

/** From one node nine lines go down as one, and turn out one by one, the nearest first, each to its own row. */
function cascade(direction: Direction): View {
  const [width, height] = [140, 640 + ABOVE];
  const place = fromStart(direction, width);
  const x = (from: number) => short(place(from));
  const row = (height - ABOVE) / STREAMS;
  const lines = repeat(STREAMS, (index) => {
    const lane = NODE.x - (index - (STREAMS - 1) / 2) * LANE;
    const end = ABOVE + (index + 0.5) * row;
    const bend = TURN / 3;
    return `M${x(lane)} ${NODE.y}V${short(end - TURN)}C${x(lane)} ${short(end - bend)} ${x(lane + bend)} ${short(end)} ${x(lane + TURN)} ${short(end)}H${x(width)}`;
  });
  return { width, height, strokeWidth: 1.5, body: path(lines.join(''), EVEN) };
}

export const partnerDrawings: readonly Drawing[] = [travellingStream, nineStreams];
