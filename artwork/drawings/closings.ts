import { STORIES_BY_DURATION } from '../../content/facts/success-stories.ts';
import { circle } from '../figures/elements.ts';
import { short, type Point } from '../shared/geometry.ts';
import { type Canvas, leaps, confluence, rolled, fields } from './closing-motifs.ts';
import { notes, reopened, spanPlaces, spans, type Ground } from './next-motifs.ts';
import { ferryLeaves } from './ferry-leaves.ts';
import { fromStart, type Direction, type Drawing, type View } from './drawing.ts';
import { colonnade, lastTread } from './legal-motifs.ts';
import { nextPlace, placeCrests } from './next-place.ts';
import { pansAslant } from './pans-aslant.ts';
import { starTrails } from './star-trails.ts';
import { twoWays } from './two-ways.ts';

/** The stroke around a node. */
const RIM = 2;

/** Below its ground there is room for half a node. */
const WIDE = { width: 1216, height: 112, scale: 1, nodeRadius: 7, below: 9 };
const NARROW = { width: 350, height: 65, scale: 0.56, nodeRadius: 4.5, below: 9 };
/** At the foot of a page that ends in the next one: its ground is the page's edge. */
const AT_FOOT = { wide: { ...WIDE, height: 124, below: 0 }, narrow: { ...NARROW, height: 70, below: 0 } };

/** Forty notes in ten rows, a square for each. */
const REOPENED = { wide: { ...AT_FOOT.wide, height: 290 }, narrow: { ...AT_FOOT.narrow, height: 166 } };

/** Its lowest stream stands clear of the page's edge. */
const CLEAR = {
  wide: { ...AT_FOOT.wide, height: 434, below: 96 },
  narrow: { ...AT_FOOT.narrow, height: 268, below: 56 },
};

/** A strip of land from above, high enough to be seen as such. */
const STRIP = { wide: { ...AT_FOOT.wide, height: 280 }, narrow: { ...AT_FOOT.narrow, height: 150 } };

/** A rule of notes under the next page's name: on its level lies the middle. */
const RULE = { wide: { ...AT_FOOT.wide, height: 180 }, narrow: { ...AT_FOOT.narrow, height: 104 } };

/** Arches that stand on legs, the middle one on longer ones. */
const ARCHES = { wide: { ...WIDE, height: 220 }, narrow: { ...NARROW, height: 94 } };

/** One step, from the end of the page's text on; its tread is the drawing's lower edge. */
const LAST = { wide: { ...WIDE, height: 129 }, narrow: { ...NARROW, height: 53 } };

/** A way up, and the dot upon its end. */
const WAYS = { wide: { ...WIDE, height: 146 }, narrow: { ...NARROW, height: 128 } };

/** Ways that come down: into the button, on phones to the hairline. */
const WAYS_DOWN = { wide: { ...WIDE, height: 148, below: 0 }, narrow: { ...NARROW, height: 96 } };

/** As high as its last field, which is the largest. */
const FIELDS = { wide: { ...WIDE, height: 122 }, narrow: { ...NARROW, height: 74 } };

/** As high as the page's opening asks. */
const LEAPS = { wide: { ...WIDE, height: 196 }, narrow: { ...NARROW, height: 65 } };

/** Dunes with room for their lines, and one that is larger. */
const RAISED = { wide: { ...WIDE, height: 316 }, narrow: { ...NARROW, height: 148 } };

/** As high as the dot of the question mark; on phones it falls first, from twice as high. */
const ROLLED = { wide: { ...WIDE, height: 160 }, narrow: { ...NARROW, height: 248 } };

/** As high as the wake is broad at the window's edge. */
const WAKE = { wide: { ...WIDE, height: 240, below: 0 }, narrow: { ...NARROW, height: 116, below: 0 } };

/** A sky over the horizon. */
const SKY = {
  wide: { ...WIDE, width: 640, height: 520, below: 0 },
  narrow: { ...NARROW, height: 190, below: 0 },
};

/** Where words of the page stand on a drawing. */
type LabelsOf = (ground: Ground) => Point[];

function closing(
  draw: (canvas: Canvas) => string,
  { width, height, scale, nodeRadius, below }: typeof WIDE,
  direction: Direction,
  labelsOf?: LabelsOf,
): View {
  const place = fromStart(direction, width);
  const node = (at: number, y: number, isOpen = false) =>
    circle({ x: place(at), y }, nodeRadius, {
      fill: isOpen ? 'var(--ground)' : 'currentColor',
      'stroke-width': RIM,
    });
  const ground: Ground = { width, height: height - below, scale, nodeReach: nodeRadius + RIM / 2 };
  const over = direction === 'rtl' ? 0 : 1;
  const body = draw({ ...ground, x: (at) => short(place(at)), over, node });
  const labels = labelsOf?.(ground);
  return { width, height, strokeWidth: 1.5, body, ...(labels && { labels }) };
}

const drawing = (
  subject: string,
  shows: string,
  draw: (canvas: Canvas) => string,
  { wide, narrow } = { wide: WIDE, narrow: NARROW },
  labelsOf?: LabelsOf,
): Drawing => ({
  name: subject,
  shows,
  wide: (direction) => closing(draw, wide, direction, labelsOf),
  narrow: (direction) => closing(draw, narrow, direction, labelsOf),
});

/** Its lines go on where the window is wider. */
function openDrawing(...drawn: Parameters<typeof drawing>): Drawing {
  const { wide, narrow, ...rest } = drawing(...drawn);
  const open = (view: Drawing['wide']) => (direction: Direction) => ({ ...view(direction), isOpen: true });
  return { ...rest, wide: open(wide), narrow: open(narrow) };
}

const next = (
  subject: string,
  shows: string,
  draw: (canvas: Canvas) => string,
  size = AT_FOOT,
  labelsOf?: LabelsOf,
): Drawing => drawing(`next-${subject}`, shows, draw, size, labelsOf);

const MONTHS = STORIES_BY_DURATION.map(({ duration }) => duration);

const places = drawing(
  'closing-careers',
  'Four places on one line, and a fifth that is open.',
  nextPlace,
  RAISED,
);

/** Below the line stands who has them, and whose the last is, each in the middle of its place. */
const named =
  (view: Drawing['wide'], below: number): Drawing['wide'] =>
  (direction) => {
    const drawn = view(direction);
    const crests = placeCrests(drawn.width);
    return { ...drawn, labels: crests.map((x) => ({ x, y: drawn.height + below })) };
  };

const namedPlaces: Drawing = { ...places, wide: named(places.wide, 28), narrow: named(places.narrow, 22) };

export const closingDrawings: readonly Drawing[] = [
  drawing('closing-services', 'Five leaps, of which the first is made.', leaps, LEAPS),
  drawing('closing-privacy', 'A colonnade, an arch for each part of the policy.', colonnade, ARCHES),
  openDrawing(
    'closing-terms',
    'The last step of sand, which runs on to where the dot has arrived.',
    lastTread,
    LAST,
  ),
  openDrawing('closing-accessibility', 'Steps, and a way without one, to the same place.', twoWays, WAYS),
  openDrawing('closing-paths', 'Five ways that come together.', confluence, WAYS_DOWN),
  namedPlaces,
  drawing('closing-fields', 'A row of fields, the last one larger, light and not sown yet.', fields, FIELDS),
  drawing(
    'closing-questions',
    'The dot of the question mark, rolled to the end of the line.',
    rolled,
    ROLLED,
  ),
  openDrawing(
    'closing-ferry',
    'The ferry leaves, its wake behind it from the edge of the window.',
    ferryLeaves,
    WAKE,
  ),
  openDrawing(
    'closing-stars',
    'Stars that turn about the dot, which has half risen from the horizon.',
    starTrails,
    SKY,
  ),
  openDrawing(
    'next-stories',
    'So many months did each of the stories take: streams that have come as far.',
    spans(MONTHS),
    CLEAR,
    spanPlaces(MONTHS),
  ),
  next('article-1', 'Notes that find one row, up to the sign that leads on.', notes, RULE),
  openDrawing(
    'next-article-2',
    'Four aims come back as one dot, from which the notes hang in even rows.',
    reopened,
    REOPENED,
  ),
  openDrawing('next-post', 'Salt pans, from the first water to the one in use.', pansAslant, STRIP),
];
