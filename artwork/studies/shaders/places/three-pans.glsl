// The post's three answers as places of one field of salt pans, all on one of its rows, in the order of reading: a pan that
// is full beside ten that are only begun; one that a team works at, with its owner; one with a staff that gauges how far
// it is full. What lies around them dries up.

const float TURN = .3;
const float ROW = 3.7;
const float DYKE = .15;

// From the middle of one answer to the next, along the row, and how wide each is; between them lies one pan.
const float PITCH = 8.58;
const float ANSWER = 6.1;

// What the answers and the post's number say.
const float SHARE = .88;
const int BEGUN_ROWS = 3;

const int DRYING = 0, FULL = 1, BEGUN = 2, WORKED = 3, GAUGED = 4;

struct Pan { float edge; vec2 local; vec2 size; int kind; float id; };

vec2 panPlan(vec2 p) { return turned(p, TURN) + vec2(.1 * sin(p.y * .5), .12 * sin(p.x * .4)); }

Pan panOf(vec2 local, vec2 size, int kind, float id) {
  float corner = kind == BEGUN ? .12 : .2;
  return Pan(box(local, size - corner) - corner, local, size, kind, id);
}

// What lies on either side of a place is as wide as its share.
Pan inShares(float x, float from, float to, float y, float halfHeight, int row) {
  vec4 shares = row == 0 ? vec4(5, 4, 6, 0) : row == 1 ? vec4(4, 3, 4, 3) : vec4(6, 5, 4, 0);
  float unit = (to - from) / (shares.x + shares.y + shares.z + shares.w), at = (x - from) / unit;
  float before = 0., id = 0.;
  for (int i = 0; i < 3; i++) {
    if (at < before + shares[i] || (i == 2 && shares.w == 0.)) break;
    before += shares[i];
    id += 1.;
  }
  float share = shares[int(id)];
  vec2 local = vec2(x - from - (before + .5 * share) * unit, y);
  return panOf(local, vec2(.5 * share * unit, halfHeight) - .11, BEGUN, id + 7. * float(row));
}

// One that is full, where reading begins, beside those that are begun.
Pan oneFull(vec2 q) {
  float halfWidth = .5 * ANSWER, height = .5 * ROW, split = halfWidth - 2.35;
  if (q.x > split) return panOf(q - vec2(.5 * (split + halfWidth), 0), vec2(1.175, height) - DYKE, FULL, 0.);
  float band = (ROW - 2. * (DYKE - .11)) / float(BEGUN_ROWS);
  int row = int(clamp(floor(q.y / band + .5 * float(BEGUN_ROWS)), 0., float(BEGUN_ROWS - 1)));
  float y = q.y - (float(row) - .5 * float(BEGUN_ROWS - 1)) * band;
  return inShares(q.x, -halfWidth + DYKE - .11, split, y, .5 * band, row);
}

const vec2 WORKED_AT = vec2(-.6, 0);
const vec2 WORKED_SIZE = vec2(1.95, .88);

Pan answerAt(float answer, vec2 q) {
  if (answer > .5) return oneFull(q);
  if (answer > -.5) return panOf(q - WORKED_AT, WORKED_SIZE, WORKED, 0.);
  return panOf(q, .5 * vec2(ANSWER, ROW) - DYKE, GAUGED, 0.);
}

Pan dryingAt(vec2 local, float width, float id) {
  return panOf(local, .5 * vec2(width, ROW) - DYKE, DRYING, id);
}

// The place in its answer, and which one it is; far off where none is.
vec3 inAnswer(vec2 q) {
  float answer = floor(q.x / PITCH + .5);
  return vec3(q.x - answer * PITCH, q.y, abs(answer) < 1.5 && abs(q.y) < .5 * ROW && abs(q.x - answer * PITCH) < .5 * ANSWER ? answer : 9.);
}

Pan panAt(vec2 p) {
  vec2 q = panPlan(p);
  vec3 place = inAnswer(q);
  if (place.z < 8.) return answerAt(place.z, place.xy);
  float row = floor(q.y / ROW + .5), y = q.y - row * ROW;
  if (row == 0.) {
    float answer = floor(q.x / PITCH + .5), x = q.x - answer * PITCH, gap = PITCH - ANSWER;
    // Beside the last answer, two where another one would be.
    if (abs(x) < .5 * ANSWER) return dryingAt(vec2(x - sign(x) * .25 * ANSWER, y), .5 * ANSWER, answer * 3. + sign(x));
    float between = floor(q.x / PITCH);
    return dryingAt(vec2(q.x - (between + .5) * PITCH, y), gap, between * 5. + .5);
  }
  float width = 4.7, x = q.x + hash(row + uSeed) * width, column = floor(x / width);
  x -= (column + .5) * width;
  float id = column * 1.31 + row * 7.7;
  if (hash2(vec2(column, row) + uSeed * 2.) < .62) return dryingAt(vec2(x, y), width, id);
  return dryingAt(vec2(x - sign(x) * .25 * width, y), .5 * width, id + sign(x) * .37);
}

float stageOf(Pan pan) { return hash2(vec2(pan.id, uSeed)); }

float placeHeight(vec2 p) { return .4 * openSand(p); }

// First water in a pan that is begun, in its lower corner.
float firstWater(Pan pan, vec2 p) {
  vec2 wide = pan.size * vec2(mix(.5, .72, hash(pan.id + 3.)), mix(.42, .68, hash(pan.id + 8.)));
  vec2 q = pan.local - (pan.size - wide - .1) * vec2(1, -1);
  return box(q, wide - .16) - .16 + .28 * (noise(p * 2.3 + uSeed) - .5);
}

// A hat from above, and the shadow that it throws.
vec3 hat(vec3 c, vec2 q, float radius, vec3 color, vec2 light, float pixel) {
  float shadow = segment(q, vec2(0), -light * radius * 1.5) - radius * .9;
  c = mix(c, mix(c, uSandShade, .62), inside(shadow, pixel));
  float side = smoothstep(-.7, .6, dot(normalize(q + 1e-4), light));
  c = mix(c, mix(mix(color, uSandShade, .55), mix(color, vec3(1), .16), side), inside(length(q) - radius, pixel));
  c = mix(c, mix(color, vec3(1), .3), inside(length(q) - radius * .5, pixel));
  return mix(c, uLineColor, .8 * stroke(length(q) - radius * .5, .016, pixel));
}

// As many as a team has at most stand around their pan, each with a rake in it; the owner stands at its head.
vec3 team(vec3 c, vec2 q, vec2 light, float pixel) {
  for (int i = 0; i < 6; i++) {
    float side = i < 3 ? 1. : -1., along = (float(i % 3) - 1.) * 1.28;
    vec2 at = WORKED_AT + vec2(along, side * (WORKED_SIZE.y + .4));
    vec2 head = at - vec2(.16, side * .92);
    float rake = min(segment(q, at, head) - .03, segment(q, head - vec2(.2, 0), head + vec2(.2, 0)) - .045);
    c = mix(c, vec3(1), inside(rake, pixel));
    c = hat(c, q - at, .29, i % 3 == 1 ? uWaterColor : mix(uWaterColor, uDeepWaterColor, .5), light, pixel);
  }
  return hat(c, q - WORKED_AT - vec2(WORKED_SIZE.x + .62, 0), .42, uDeepWaterColor, light, pixel);
}

// Full as far as the number says, from where reading begins; on its foot lies a staff of ten parts, with a mark at that one.
vec3 gauged(Pan pan, vec2 p, vec2 light, float pixel) {
  vec2 q = pan.local;
  float staffEnd = pan.size.x - .3;
  float level = staffEnd * (1. - 2. * SHARE), foot = -pan.size.y + 1.02;
  float shore = level - q.x + .1 * sin(q.y * 3.1) + .07 * sin(q.y * 5.7 + 1.);
  float water = max(max(shore, foot - q.y), pan.edge);
  vec3 c = saltColor();
  c = mix(c, mix(uWaterColor, c, .45), inside(max(max(shore - .34, foot - q.y), pan.edge), pixel));
  float lines = stroke(shore + .36, .014, pixel) + .6 * stroke(shore + .72, .014, pixel);
  c = mix(c, mix(uDeepWaterColor, uLineColor, lines * .8), inside(water, pixel));
  vec2 staff = q - vec2(0, foot - .5);
  vec2 staffSize = vec2(staffEnd, .17);
  c = mix(c, shadeOn(saltColor(), false), inside(box(staff + light * .14, staffSize), pixel));
  float tenth = floor((staffEnd - staff.x) / (.2 * staffEnd));
  c = mix(c, mod(tenth, 2.) < .5 ? uDeepWaterColor : vec3(1), inside(box(staff, staffSize), pixel));
  c = mix(c, uDeepWaterColor, stroke(box(staff, staffSize), .022, pixel));
  vec2 mark = q - vec2(level, foot - .5);
  c = mix(c, uDeepWaterColor, inside(segment(mark, vec2(0), vec2(0, .5)) - .06, pixel));
  c = mix(c, shadeOn(c, false), inside(length(mark + light * .14) - .34, pixel));
  c = mix(c, vec3(1), inside(length(mark) - .34, pixel));
  return mix(c, uDeepWaterColor, inside(length(mark) - .22, pixel));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Pan pan = panAt(p);
  vec2 light = normalize(uLightDirection.xz), inPlan = turned(light, TURN);
  float stage = stageOf(pan);
  vec3 basin = dryingPan(stage, p, pan.edge, pixel);
  if (pan.kind == FULL || pan.kind == WORKED) basin = fullPan(pan.edge, pixel);
  if (pan.kind == BEGUN) basin = mix(saltColor(), mix(uWaterColor, saltColor(), .25), inside(max(firstWater(pan, p), pan.edge + .05), pixel));
  if (pan.kind == GAUGED) basin = gauged(pan, p, inPlan, pixel);
  bool isFull = pan.kind == FULL || pan.kind == WORKED || (pan.kind == GAUGED && basin.r < .5);
  vec3 shade = shadeOn(basin, isFull);
  if (pan.kind == DRYING && isDone(stage)) basin = saltHeaps(basin, pan.local, pan.size, inPlan, pixel);
  basin = mix(basin, shade, inside(-panAt(p + light * BANK_SHADE).edge, pixel));
  c = mix(c, basin, inside(pan.edge, pixel));
  vec3 place = inAnswer(panPlan(p));
  return place.z == 0. ? team(c, place.xy, inPlan, pixel) : c;
}
