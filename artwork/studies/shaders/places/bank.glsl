// A bank: a square house of receding terraces around a round court with a basin, its colonnade, its walled garden.

const float HOUSE = 3.1, COURT = 1.25, GARDEN = 5.1;

vec2 plan(vec2 p) { return turned(p - vec2(-2.2, .1), .42); }

float columns(vec2 q) {
  float a = (atan(q.y, q.x) / 6.2831853 + .5) * 28.;
  float r = length(q);
  vec2 local = vec2((fract(a) - .5) * 6.2831853 * r / 28., r - COURT - .2);
  return length(local) - .075;
}

// A wall rises over a few pixels: over none, its light would change from one to the next, as a row of dots.
const float WALL = .02;

float terraces(vec2 q) {
  float d = box(q, vec2(HOUSE));
  return .42 * inside(d, WALL) + .26 * (inside(d + .42, WALL) + inside(d + .84, WALL));
}

// Between house and wall, beside the paths to the doors.
bool isGarden(vec2 q) {
  float ring = max(abs(q.x), abs(q.y));
  return ring > HOUSE + .72 && ring < GARDEN - .42 && min(abs(q.x), abs(q.y)) > .55;
}

PALM_ROWS(gardenTrees, isGarden, .72, .34)

float placeHeight(vec2 p) {
  vec2 q = plan(p);
  float r = length(q);
  float ground = .35 * ripples(p * 1.1) * smoothstep(GARDEN, GARDEN + 2.6, max(abs(q.x), abs(q.y))) + .02;
  float h = max(ground, terraces(q));
  h = mix(h, .02, inside(r - COURT - .42, WALL));
  h = max(h, .34 * inside(columns(q), WALL));
  h = max(h, .07 * stroke(r - COURT + .38, .07, .01));
  h = max(h, .22 * stroke(box(q, vec2(GARDEN)), .06, WALL));
  return max(h, .17 * inside(gardenTrees(q).edge, .02));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = plan(p);
  float r = length(q), d = box(q, vec2(HOUSE));
  float garden = box(q, vec2(GARDEN));
  c = mix(c, lit(mix(uSandMid, uSandLit, .55), lambert), inside(garden, pixel));
  float path = min(abs(q.x), abs(q.y));
  c = mix(c, lit(uSandLit, lambert), inside(garden, pixel) * inside(path - .3, pixel));
  c = palmPaint(c, gardenTrees(q), pixel);
  vec3 roof = mix(uSandLit, vec3(1), .42);
  c = mix(c, lit(roof, lambert), inside(d, pixel));
  float joints = max(hairline(q.x * 2.38, pixel * 2.38, .5), hairline(q.y * 2.38, pixel * 2.38, .5));
  c = mix(c, lit(uSandMid, lambert), joints * .35 * inside(d, pixel));
  c = mix(c, lit(uSandLit, lambert), inside(r - COURT - .42, pixel));
  c = mix(c, lit(vec3(1), lambert), inside(columns(q), pixel));
  vec3 water = mix(uDeepWaterColor, uWaterColor, smoothstep(-.7, -.05, r - COURT + .38));
  float rings = hairline(r * 6., pixel * 6., .5) * .4;
  c = mix(c, mix(water, uLineColor, rings), inside(r - COURT + .42, pixel));
  return mix(c, lit(vec3(1), lambert), stroke(garden, .05, pixel));
}
