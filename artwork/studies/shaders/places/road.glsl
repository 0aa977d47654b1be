// Two roads that cross over sand, and the loops and ramps between them.

const float MAIN = .46, RAMP = .2, LOOP = 2.1;

vec2 bent(vec2 p) { return p + vec2(.012 * p.y * p.y * .6, .9 * sin(p.x * .16)); }

float loops(vec2 q) {
  vec2 a = abs(q);
  return abs(length(a - vec2(LOOP + .35)) - LOOP);
}

// The outer ramps: quarters of a circle from one road to the other, beside which they run on until they are its own lane.
float outerRamps(vec2 q) {
  vec2 a = abs(q), b = a - 6.6;
  float beyond = max(b.x, b.y), lane = mix(.5, .16, smoothstep(0., 5., beyond));
  return beyond < 0. ? abs(length(b) - 6.1) : abs((b.y > b.x ? a.x : a.y) - lane);
}

float over(vec2 q) { return abs(q.y); }
float under(vec2 q) { return abs(q.x); }

float placeHeight(vec2 p) {
  vec2 q = bent(p);
  float ramps = min(loops(q), outerRamps(q));
  float roads = min(min(over(q), under(q)) - MAIN, ramps - RAMP);
  float away = smoothstep(.3, 3., roads);
  float dunes = .3 * linearDunes(turned(p, .5) * .75) * away + .05 * openSand(p);
  float bank = .12 * (1. - smoothstep(-.02, .26, ramps - RAMP));
  bank = max(bank, .06 * (1. - smoothstep(-.02, .2, under(q) - MAIN)));
  float bridge = mix(.12, .62, smoothstep(5.5, 1.2, abs(q.x)));
  bank = max(bank, bridge * (1. - smoothstep(-.02, .06 + .2 * step(1.5, abs(q.x)), over(q) - MAIN)));
  return max(dunes, bank + .02);
}

vec3 asphalt(vec3 c, float d, float halfWidth, float lambert, float pixel) {
  vec3 road = lit(mix(uSandShade, uSandMid, .2), lambert);
  c = mix(c, road, inside(d - halfWidth, pixel));
  return mix(c, uLineColor, stroke(d - halfWidth * .88, .012, pixel) * .9);
}

vec3 carriageways(vec3 c, float d, float along, float lambert, float pixel) {
  c = asphalt(c, d, MAIN, lambert, pixel);
  float dash = step(.45, fract(along * 1.6));
  c = mix(c, uLineColor, stroke(d - MAIN * .47, .011, pixel) * dash * .8);
  return mix(c, lit(uSandLit, lambert), stroke(d, .045, pixel));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = bent(p);
  c = asphalt(c, min(loops(q), outerRamps(q)), RAMP, lambert, pixel);
  c = carriageways(c, under(q), q.y, lambert, pixel);
  return carriageways(c, over(q), q.x, lambert, pixel);
}
