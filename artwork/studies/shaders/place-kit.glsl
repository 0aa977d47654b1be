// What the places seen from above are drawn with. Stands behind landscape.glsl, light.glsl and aerial-land.glsl.
// A place (places/*.glsl) is two functions: its height, which throws shadows, and its paint over the lit sand.

uniform vec3 uLineColor;
uniform vec3 uWaterColor, uDeepWaterColor;
uniform vec3 uGreenLight, uGreenDark;

float hairline(float phase, float pixel, float halfWidth) {
  float d = abs(fract(phase) - .5) / max(pixel, 1e-5);
  return 1. - smoothstep(halfWidth - .5, halfWidth + .5, d);
}

float box(vec2 p, vec2 halfSize) {
  vec2 d = abs(p) - halfSize;
  return length(max(d, 0.)) + min(max(d.x, d.y), 0.);
}

float segment(vec2 p, vec2 a, vec2 b) {
  vec2 along = b - a;
  return length(p - a - along * clamp(dot(p - a, along) / dot(along, along), 0., 1.));
}

// Where the sun stands, over the land as it is turned.
vec2 sunward() { return normalize(turned(uLightDirection.xz, uTurn)); }

// Covered where d is negative.
float inside(float d, float pixel) { return 1. - smoothstep(-pixel, pixel, d); }

// A line of a width on d = 0.
float stroke(float d, float halfWidth, float pixel) { return inside(abs(d) - halfWidth, pixel); }

// A colour in the light of the hour: its shade takes on the shade of the sand.
vec3 lit(vec3 color, float lambert) {
  vec3 shaded = mix(color, uSandShade, .74);
  return mix(mix(shaded, color, smoothstep(.04, .5, lambert)), vec3(1), .22 * smoothstep(.62, 1., lambert));
}

// Open sand: low swells and ripples.
float openSand(vec2 p) {
  return .9 * noise(p * .13 + uSeed) + .12 * noise(p * .5 + uSeed + 7.)
    + .035 * duneTrain(p.x * .55 + p.y * .25 + noise(p * .33 + uSeed) * 1.7);
}

// Land as a map has it: a flat tint of sand for each level, a light line on its edge, as crisp as the depths of a chart.
vec3 terraced(vec3 c, float levels) {
  float soft = fwidth(levels), within = fract(levels);
  float level = min(floor(levels) + smoothstep(1. - soft, 1., within), 5.);
  float edge = 1. - smoothstep(soft * .7, soft * 1.7, min(within, 1. - within));
  c *= mix(vec3(1), uSandMid / uSandLit, .17 * level);
  return mix(c, vec3(1), edge * .5 * step(.5, levels));
}

// A ring of nine fronds around a stem, bent a little to one side: negative inside, and how far off the nearest rib is.
vec2 fronds(vec2 p, float radius, float turn) {
  float pitch = 2. * PI / 9., angle = atan(p.y, p.x) + turn;
  vec2 q = turned(vec2(length(p), 0), mod(angle, pitch) - .5 * pitch) / radius;
  q.y += .1 * q.x * q.x - .03;
  float leaf = abs(q.y) - .17 * sqrt(clamp(q.x * (1. - q.x) * 4., 0., 1.)) * (1.1 - .35 * q.x);
  return vec2(max(leaf, q.x - .99), abs(q.y)) * radius;
}

struct Crown {
  float edge; // negative inside
  float rib;  // distance to the nearest
  float core; // negative at the stem
  float ring; // 1 on the upper one
  float green;
};

const Crown NO_CROWN = Crown(9., 9., 9., 0., 0.);

// The crown of a palm: of its two rings the upper one is smaller and lies between the fronds of the lower one.
Crown crownOf(vec2 p, float radius, float turn, float green) {
  vec2 lower = fronds(p, radius, turn), upper = fronds(p, radius * .78, turn + .35);
  float ring = step(upper.x, 0.);
  return Crown(min(lower.x, upper.x), mix(lower.y, upper.y, ring), length(p) - radius * .1, ring, .5 * (green + ring));
}

// Of two crowns the one that lies over a point, else the nearer one.
Crown topCrown(Crown a, Crown b) {
  bool isAbove = b.edge < 0. && b.ring > a.ring;
  if (b.edge < a.edge || isAbove) return b;
  return a;
}

// Where the stem of a palm in rows stands, a little off its cell's middle.
vec2 stemOf(vec2 cell, float spacing) {
  vec2 jitter = (vec2(hash2(cell + uSeed), hash2(cell + 3.3 + uSeed)) - .5) * .24;
  return (cell + .5 + jitter) * spacing;
}

Crown palmOf(vec2 p, vec2 cell, float spacing, float radius) {
  float size = radius * mix(.82, 1.08, hash2(cell + 8.1));
  return crownOf(p - stemOf(cell, spacing), size, hash2(cell) * 6.28, hash2(cell + 2.));
}

// Defines a function that tells the nearest crown of palms in rows, of those whose stem stands where one `grows`.
#define PALM_ROWS(name, grows, spacing, radius)                             \
  Crown name(vec2 p) {                                                      \
    Crown found = NO_CROWN;                                                 \
    for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {           \
      vec2 cell = floor(p / spacing) + vec2(i, j);                          \
      if (!grows(stemOf(cell, spacing))) continue;                          \
      found = topCrown(found, palmOf(p, cell, spacing, radius));            \
    }                                                                       \
    return found;                                                           \
  }

// Flat, in two greens, with light ribs where they are wider than a pixel.
vec3 palmPaint(vec3 c, Crown crown, float pixel) {
  vec3 leaf = mix(uGreenDark, uGreenLight, crown.green);
  leaf = mix(leaf, uSandLit, stroke(crown.rib, .008, pixel) * smoothstep(.02, .008, pixel) * .7);
  c = mix(c, leaf, inside(crown.edge, pixel));
  return mix(c, uGreenDark, inside(crown.core, pixel));
}

// Of what is sown: a place within its plot.
struct Plot {
  float id;
  float across;   // from one side to the other, 0 to 1
  float width;    // from side to side
  float down;     // from one end to the other, 0 to 1
  float length;
  float furrows;  // so many from side to side
};

// How far its nearer end and its nearer side are.
vec2 insideOf(Plot plot) {
  return vec2(min(plot.down, 1. - plot.down) * plot.length, min(plot.across, 1. - plot.across) * plot.width);
}

// Negative in a plot, whose corners are round, and clear of a bank: what is left between plots are paths.
float within(Plot plot, float bank) {
  vec2 from = insideOf(plot);
  return length(max(.1 - vec2(from.x, min(from.y, bank + .03)), 0.)) - .07;
}

// They run from end to end, in some plots from side to side, and some have none.
float furrows(Plot plot, float pixel) {
  bool isAcross = hash(plot.id * 1.7 + 4.) > .74;
  vec2 place = isAcross ? vec2(plot.down, plot.length) : vec2(plot.across, plot.width);
  float count = isAcross ? floor(plot.length * 9.) : plot.furrows;
  return hairline(place.x * count, pixel * count / place.y, .8) * step(hash(plot.id * 2.3 + 7.), .84);
}

// A hull along x, its bow ahead; its deck is the same, smaller.
float hull(vec2 q, float halfLength, float halfWidth) {
  float t = clamp(q.x / halfLength * .5 + .5, 0., 1.);
  float width = halfWidth * (1. - pow(t, 2.6)) * (1. - .35 * pow(1. - t, 5.));
  return max(abs(q.y) - width, abs(q.x) - halfLength);
}

// Behind a hull in its own plane; it bends as the course did, and is lost in the swell.
float wake(vec2 q, float bend, float pixel) {
  float behind = -q.x - .2;
  if (behind < 0. || behind > 3.4) return 0.;
  float y = q.y - bend * behind * behind;
  float arms = inside(abs(abs(y) - .07 - behind * .12) - .014, pixel);
  float foam = inside(abs(y) - .05 * (1. - behind / 1.4), pixel) * .5 * step(behind, 1.4);
  return max(arms, foam) * pow(1. - behind / 3.4, 1.3);
}

// What lies in a salt pan. Shade is drawn from the shapes, not thrown by heights: on edges as straight as these every step
// of a thrown one shows.
const float BANK_SHADE = .17; // how far a bank's shadow reaches

const float HEAP = .21;
const vec2 HEAPS = vec2(.78, .8); // between them, at least

// Nearest heap of salt in a pan, and the shadow that it throws: both negative inside; z is its side in the light.
vec3 heapAt(vec2 local, vec2 size, vec2 light) {
  vec2 count = floor((2. * size - .3) / HEAPS);
  vec2 pitch = (2. * size - .1) / count;
  vec2 nearest = floor(local / pitch + .5 * count);
  vec3 found = vec3(9., 9., 0.);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 cell = nearest + vec2(i, j);
    if (any(lessThan(cell, vec2(0))) || any(greaterThanEqual(cell, count))) continue;
    vec2 q = local - (cell + .5 - .5 * count) * pitch;
    float along = clamp(-dot(q, light) / .42, 0., 1.);
    float heap = length(q) - HEAP;
    if (heap < found.x) found.xz = vec2(heap, dot(normalize(q + 1e-4), light));
    found.y = min(found.y, length(q + light * along * .42) - HEAP * (1. - along));
  }
  return found;
}

vec3 saltColor() { return mix(uSandLit, vec3(1), .75); }
vec3 shadeOn(vec3 c, bool isFull) { return mix(c, uSandShade, isFull ? .75 : .6); }

// Full of the sea, and calm: two lines follow its banks, `edge` is negative inside.
vec3 fullPan(float edge, float pixel) {
  float rims = stroke(edge + .34, .014, pixel) + .6 * stroke(edge + .6, .014, pixel);
  return mix(uDeepWaterColor, uLineColor, rims * .8);
}

// Salt gathers from the banks inwards, in bands.
vec3 saltBands(vec3 brine, vec2 p, float edge, float pixel) {
  float shallow = edge + .5 * (noise(p * 1.1 + uSeed) - .5);
  return mix(brine, saltColor(), .3 * inside(-shallow - .62, pixel) + .3 * inside(-shallow - .3, pixel));
}

// It dries up from the first stage to the fourth, from water to salt in heaps.
vec3 dryingPan(float stage, vec2 p, float edge, float pixel) {
  float s = max(stage * 4., 1.001 + fract(stage * 4.) * step(stage, .25));
  if (s >= 3.) return saltColor();
  vec3 brine = mix(uWaterColor, saltColor(), s < 2. ? .1 + .25 * fract(stage * 31.) : .5 + .3 * fract(s));
  return saltBands(brine, p, edge, pixel);
}

bool isDone(float stage) { return stage >= .75; }

vec3 saltHeaps(vec3 basin, vec2 local, vec2 size, vec2 light, float pixel) {
  vec3 heap = heapAt(local, size, light);
  vec3 side = mix(mix(uSandShade, saltColor(), .62), vec3(1), smoothstep(-.35, .5, heap.z));
  return mix(mix(basin, shadeOn(basin, false), inside(heap.y, pixel)), side, inside(heap.x, pixel));
}
