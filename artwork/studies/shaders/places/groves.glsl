// One oasis in four windows, side by side from the right, each from another height: the palms of a grove between their
// channels, the one field that an arm waters, the plain that is a mosaic along its river, and the whole oasis among dunes. Shade
// of what is near is drawn from the shapes, not thrown by heights: from so near every step of a thrown one shows.

const int VIEWS = 4;
const int GROVE = 0, FIELD = 1, PLAIN = 2, OASIS = 3;

float sideOfView() { return uAcross / float(VIEWS); }
int viewOf(vec2 p) { return int(clamp(floor(.5 * float(VIEWS) - p.x / sideOfView()), 0., float(VIEWS - 1))); }

// From the middle of a view: -1 to 1 to its edges.
vec2 inView(vec2 p, int view) {
  float middle = (.5 * float(VIEWS) - float(view) - .5) * sideOfView();
  return (p - vec2(middle, 0)) / (.5 * sideOfView());
}

// The grove: rows of crowns in plots.

const vec2 PLOT = vec2(4.3, 3.4);
const float BANK = .11; // half a channel
const float GROVE_SCALE = 2.9, GROVE_TURN = .12;
const vec2 GROVE_MIDDLE = vec2(4.1, 7.9);

vec2 grovePlan(vec2 p) { return turned(p, .2) + vec2(.5 * sin(p.y * .22), .7 * sin(p.x * .16)); }

float channels(vec2 q) {
  vec2 local = abs(q - (floor(q / PLOT) + .5) * PLOT);
  return min(PLOT.x * .5 - local.x, PLOT.y * .5 - local.y);
}

float kindOf(vec2 q) { return hash2(floor(q / PLOT) + uSeed); }

// Young palms stand closer.
float spacing(float kind) { return kind < .55 ? .86 : 1.1; }

// The palm whose crown lies over a point; far from each its edge is positive.
Crown palmAt(vec2 q) {
  float kind = kindOf(q);
  Crown found = NO_CROWN;
  vec2 corner = floor(q / PLOT) * PLOT, count = floor((PLOT - .5) / spacing(kind)), pitch = (PLOT - .5) / count;
  vec2 nearest = floor((q - corner - .25) / pitch);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 cell = nearest + vec2(i, j);
    if (any(lessThan(cell, vec2(0))) || any(greaterThanEqual(cell, count))) continue;
    vec2 at = corner + .25 + (cell + .5) * pitch, id = at + uSeed;
    vec2 p = q - at - (vec2(hash2(id), hash2(id + 3.3)) - .5) * .2 * pitch;
    float radius = .5 * min(pitch.x, pitch.y) * mix(.86, 1.04, hash2(id + 8.1));
    found = topCrown(found, crownOf(p, radius, hash2(id + 5.) * 6.28, hash2(id + 2.)));
  }
  return found;
}

vec3 grovePaint(vec2 u, vec3 c, float pixel) {
  pixel *= GROVE_SCALE;
  vec2 q = grovePlan(GROVE_MIDDLE + turned(u, GROVE_TURN) * GROVE_SCALE);
  vec2 light = turned(normalize(uLightDirection.xz), GROVE_TURN + .2);
  float d = channels(q);
  c = mix(c, uSandMid, .26);
  c = mix(c, uSandMid, inside(palmAt(q + light * .16).edge, pixel) * .8);
  c = palmPaint(c, palmAt(q), pixel);
  // A bank's shadow on the water, and its light on the other side.
  vec3 water = mix(uDeepWaterColor, uWaterColor, .45 * inside(.03 - abs(d), pixel));
  water = mix(water, uDeepWaterColor, .8 * inside(BANK - channels(q + light * .05), pixel));
  return mix(c, water, inside(d - BANK, pixel));
}

// The field: sown in rings, a part of it in another crop, one cut, and wet behind the arm that goes round.

vec3 fieldPaint(vec2 u, vec3 c, float pixel) {
  const float RADIUS = .9, ARM = 2.35;
  vec2 q = u - vec2(.015, .0);
  float r = length(q), angle = atan(q.y, q.x);
  // Ploughed land around it, and the way along its furrows to the middle.
  float furrow = hairline((q.x * .94 + q.y * .34) * 26., pixel * 26., max(.5, .004 / pixel));
  c = mix(mix(uSandLit, uSandMid, .24), uSandMid, furrow * .55);
  float behind = mod(ARM - angle, 2. * PI) / (2. * PI);
  vec3 crop = behind < .46 ? mix(uGreenDark, uGreenLight, .12) : behind < .74 ? uGreenLight : mix(uSandLit, uSandMid, .5);
  float rows = r / RADIUS * 34.;
  vec3 row = behind < .46 ? uGreenLight : behind < .74 ? uGreenDark : uGreenLight;
  crop = mix(crop, row, hairline(rows, pixel * 34. / RADIUS, max(.6, .0042 / pixel)) * .62);
  // Where two crops meet: a ditch from the middle to the rim.
  vec2 second = vec2(cos(ARM - .74 * 2. * PI), sin(ARM - .74 * 2. * PI)), first = vec2(cos(ARM - .46 * 2. * PI), sin(ARM - .46 * 2. * PI));
  float ditch = min(segment(q, vec2(0), second * RADIUS), segment(q, vec2(0), first * RADIUS));
  crop = mix(crop, uSandLit, inside(ditch - .008, pixel));
  // Water that has just fallen darkens what it fell on.
  crop = mix(crop, uDeepWaterColor, .75 * exp(-behind * 26.) * step(.04, r));
  c = mix(c, uSandMid, .8 * inside(length(q + vec2(-.012, .014)) - RADIUS - .012, pixel));
  c = mix(c, crop, inside(r - RADIUS, pixel));
  // The arm on its towers, each on wheels, in a spray.
  vec2 along = vec2(cos(ARM), sin(ARM)), a = vec2(dot(q, along), dot(q, vec2(-along.y, along.x)));
  float tower = a.x - (floor(a.x * 8.) + .5) / 8.;
  float isOn = step(.02, a.x) * step(a.x, RADIUS + .03);
  float spray = exp(-abs(a.y - .02) * 22.) * isOn * .6;
  c = mix(c, uSandLit, spray * hairline(a.x * 60., pixel * 60., 1.));
  float arm = min(abs(a.y) - .008, box(vec2(abs(tower) - .0625, a.y), vec2(.01, .036)));
  c = mix(c, uSandLit, inside(max(arm, max(-a.x, a.x - RADIUS - .03)), pixel));
  c = mix(c, uSandLit, inside(r - .045, pixel));
  return mix(c, uGreenDark, inside(r - .024, pixel));
}

// The plain: plots that lie along a river, as long as its bends let them, crossed by ways.

vec3 plainPaint(vec2 u, vec3 c, float pixel) {
  vec2 q = turned(u, .62) + vec2(0, .04);
  float bend = .2 * sin(q.x * 2.5 + .6) + .07 * sin(q.x * 6.1 + 2.);
  float slope = .5 * cos(q.x * 2.5 + .6) + .427 * cos(q.x * 6.1 + 2.);
  float away = (q.y - bend) / sqrt(1. + .5 * slope * slope);
  float side = sign(away), d = abs(away);
  const float RIVER = .062;
  // Farther off, plots are larger.
  float band = pow(max(d - RIVER, 0.) * 3.1, .82), row = floor(band);
  float length0 = mix(.1, .26, hash(row * 3.7 + side * 11.)) , offset = hash(row * 9.1 + side * 5.3);
  float along = q.x / length0 + offset, column = floor(along);
  vec2 id = vec2(row + side * 40., column);
  float cut = hash2(id + 4.4);
  vec2 cell = vec2(fract(along), fract(band));
  vec2 pitch = vec2(length0, .38);
  // Some are shared out among two or three.
  float parts = cut < .34 ? 1. : cut < .7 ? 2. : 3.;
  float part = floor(cell.y * parts);
  cell.y = fract(cell.y * parts);
  pitch.y /= parts;
  id += vec2(part * 7.3, part * 2.1);
  float tone = hash2(id + uSeed), sown = hash2(id + 9.);
  vec3 light = mix(uSandLit, uGreenLight, .42), deep = mix(uGreenDark, uDeepWaterColor, .4);
  vec3 crop = tone < .18 ? uSandLit : tone < .38 ? light : tone < .62 ? uGreenLight : tone < .84 ? uGreenDark : deep;
  vec3 ink = tone < .38 ? uGreenLight : tone < .62 ? uGreenDark : uGreenLight;
  float phase = sown < .5 ? cell.x * pitch.x * 46. : cell.y * pitch.y * 46.;
  crop = mix(crop, ink, hairline(phase, pixel * 46., .6) * (sown < .8 ? .42 : 0.));
  vec2 edge = min(cell, 1. - cell) * pitch;
  c = mix(uSandLit, crop, inside(.006 - min(edge.x, edge.y), pixel));
  // Trees on the banks, and the water, lighter in the middle of its course.
  float bank = d - RIVER;
  c = mix(c, uGreenDark, inside(bank - .022 - .012 * noise(q * 30.), pixel));
  vec3 water = mix(uWaterColor, vec3(1), .5);
  water = mix(water, uWaterColor, stroke(bank + .02, .004, pixel) * .8);
  return mix(c, water, inside(bank, pixel));
}

// The whole oasis: plots around a lake, within one edge of palms, in dunes.

float oasisEdge(vec2 u) {
  float angle = atan(u.y, u.x);
  return length(u * vec2(1., 1.12)) - .61 - .1 * sin(angle * 2. + .8) - .05 * sin(angle * 5. + 2.) - .02 * sin(angle * 11.);
}

vec3 oasisPaint(vec2 u, vec3 c, float pixel) {
  float edge = oasisEdge(u);
  c = mix(c, uSandShade, .4 * inside(oasisEdge(u + vec2(-.02, .02)), pixel * 6.));
  vec2 q = turned(u, .4) * 9., cell = floor(q);
  float tone = hash2(cell + 3.);
  vec3 crop = mix(uGreenDark, mix(uGreenLight, uDeepWaterColor, step(tone, .3) * .8), tone * .8);
  vec2 rows = fract(q) - .5;
  crop = mix(crop, uGreenLight, hairline((tone < .5 ? q.x : q.y) * 4., pixel * 36., .6) * .5);
  crop = mix(crop, uSandLit, inside(.465 - max(abs(rows.x), abs(rows.y)), pixel * 9.) * .55);
  // Palms, as dots, on the edge.
  vec2 stem = (fract(u * 34.) - .5) - (vec2(hash2(floor(u * 34.)), hash2(floor(u * 34.) + 5.)) - .5) * .4;
  float palms = inside(length(stem) - .34, pixel * 34.);
  vec3 fringe = mix(uGreenDark, uGreenLight, palms * step(.4, hash2(floor(u * 34.) + 2.)));
  crop = mix(crop, fringe, inside(-edge - .1 - .03 * noise(u * 14.), pixel) );
  c = mix(c, crop, inside(edge, pixel));
  vec2 l = turned(u - vec2(-.06, .03), -.5);
  float lake = length(l * vec2(1., 1.9)) - .2 - .03 * sin(atan(l.y, l.x) * 3.);
  c = mix(c, uGreenDark, inside(lake - .03, pixel));
  return mix(c, mix(uWaterColor, vec3(1), .45), inside(lake, pixel));
}

float placeHeight(vec2 p) {
  if (viewOf(p) != OASIS) return .03 * openSand(p);
  vec2 u = inView(p, OASIS);
  return linearDunes(turned(u, .7) * 7.6) * .62 * smoothstep(.02, .34, oasisEdge(u));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  int view = viewOf(p);
  vec2 u = inView(p, view);
  pixel /= .5 * sideOfView();
  if (view == GROVE) return grovePaint(u, c, pixel);
  if (view == FIELD) return fieldPaint(u, c, pixel);
  if (view == PLAIN) return plainPaint(u, c, pixel);
  return oasisPaint(u, c, pixel);
}
