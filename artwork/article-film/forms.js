// Where the film's 24 nodes stand in each scene, and which lines join them. Positions in a box of 1280 x 720.

const COUNT = 24;
const nodes = Array.from({ length: COUNT }, (_, index) => index);
const TURN = Math.PI * 2;

/** Evenly scattered without chance: the golden angle. */
function scatter(index, reach) {
  const angle = index * 2.39996;
  const radius = reach * Math.sqrt((index + 0.5) / COUNT);
  return [640 + Math.cos(angle) * radius * 1.9, 470 + Math.sin(angle) * radius * 0.72];
}

const ring = (index, radius, count = COUNT) => [
  640 + Math.cos((index / count) * TURN - TURN / 4) * radius * 1.5,
  475 + Math.sin((index / count) * TURN - TURN / 4) * radius * 0.62,
];

/** The journey from right to left, as Arabic reads: fifteen stops on a winding line. */
const journey = (index) => {
  const along = Math.min(index, 14) / 14;
  return [1130 - along * 980, 480 + Math.sin(along * TURN * 1.35 + 0.4) * 88 * (1 - along * 0.25)];
};
const straight = (index) => [1130 - (Math.min(index, 14) / 14) * 980, 500 - (Math.min(index, 14) / 14) * 60];

/** A page with a heading, a picture and rows: the prototype. */
const prototype = (index) => {
  const corners = [
    [500, 330],
    [780, 330],
    [780, 640],
    [500, 640],
    [530, 370],
    [750, 370],
    [530, 410],
    [690, 410],
    [530, 440],
    [750, 440],
    [750, 540],
    [530, 540],
    [530, 575],
    [750, 575],
    [530, 605],
    [640, 605],
  ];
  return corners[index] ?? scatter(index, 40);
};

/** Lines of a written decision, from right to left. */
const decision = (index) => {
  const row = Math.floor(index / 4);
  const ends = [860, 780, 700, row === 5 ? 640 : 420];
  return [ends[index % 4], 350 + row * 52];
};

/** The company's symbol: node 0 is its dot, the others follow its one stroke (see brand/marks.ts). */
function symbol(index) {
  const scaled = ([x, y]) => [640 + (x - 32) * 5.4, 475 + (y - 33) * 5.4];
  if (index === 0) return scaled([43.75, 17]);
  const along = ((index - 1) / (COUNT - 2)) * 101.3;
  const radius = 11.75;
  const arc = Math.PI * radius;
  if (along < 13.5) return scaled([8.5, 50 - along]);
  if (along < 13.5 + arc) {
    const angle = Math.PI + (along - 13.5) / radius;
    return scaled([20.25 + radius * Math.cos(angle), 36.5 + radius * Math.sin(angle)]);
  }
  if (along < 15.5 + arc) return scaled([32, 36.5 + along - 13.5 - arc]);
  if (along < 15.5 + 2 * arc) {
    const angle = Math.PI - (along - 15.5 - arc) / radius;
    return scaled([43.75 + radius * Math.cos(angle), 38.5 + radius * Math.sin(angle)]);
  }
  return scaled([55.5, 38.5 - (along - 15.5 - 2 * arc)]);
}

const chain = (from, to) => nodes.slice(from, to).map((index) => [index, index + 1]);
const spokes = (count) => nodes.slice(1, count).map((index) => [0, index]);

/** One entry per line of the script; `accent` nodes are blue, `size` is their radius. */
export const FORMS = [
  { at: () => [640, 480], lines: [], accent: [0], rings: 3 },
  { at: (index) => [880 - (index % 3) * 240, 480], lines: [], accent: [0, 1, 2], rings: 1 },
  { at: (index) => scatter(index, 190), lines: [], accent: [3, 11, 19] },
  { at: (index) => ring(index, 190), lines: nodes.map((index) => [index, (index + 1) % COUNT]), accent: [0] },
  {
    at: (index) => (index === 0 ? [640, 475] : ring(index, 60 + (index % 4) * 48, COUNT)),
    lines: spokes(COUNT),
    accent: [0],
    rings: 4,
  },
  { at: journey, lines: chain(0, 14), accent: [] },
  { at: journey, lines: chain(0, 14), accent: [9], crosses: [3, 6, 12] },
  { at: straight, lines: chain(0, 14), accent: [9, 14] },
  {
    at: prototype,
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [4, 5],
      [6, 7],
      [8, 9],
      [9, 10],
      [10, 11],
      [11, 8],
      [12, 13],
      [14, 15],
    ],
    accent: [4],
  },
  {
    at: (index) => [1000 - (index % 6) * 144, 480 + (Math.floor(index / 6) - 1.5) * 46],
    lines: [],
    accent: [2, 9, 16],
    crosses: [4, 13],
  },
  {
    at: decision,
    lines: nodes.filter((index) => index % 4 < 3).map((index) => [index, index + 1]),
    accent: [0],
  },
  { at: symbol, lines: chain(1, COUNT - 1), accent: [0] },
];
