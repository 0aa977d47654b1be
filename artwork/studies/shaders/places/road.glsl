// Two roads that cross over sand, and the loops and ramps between them.

const float MAIN = .46, RAMP = .2, LOOP = 1.72;

vec2 bent(vec2 p) { return p + vec2(.012 * p.y * p.y * .6, .9 * sin(p.x * .16)); }

// Within each quarter a whole circle, which touches both roads in their own lanes.
float loops(vec2 q) {
  vec2 a = abs(q);
  return abs(length(a - vec2(LOOP + .3)) - LOOP);
}

float together(float a, float b, float softness) {
  float h = max(softness - abs(a - b), 0.) / softness;
  return min(a, b) - h * h * softness * .25;
}

// The outer ramps: around the loops from one road to the other, whose own lane they become.
float outerRamps(vec2 q) {
  vec2 a = abs(q);
  float past = (a.x + a.y - 7.5) * .7071;
  return abs(together(together(past, a.y - .3, 3.2), a.x - .3, 3.2));
}

float over(vec2 q) { return abs(q.y); }
float under(vec2 q) { return abs(q.x); }

float placeHeight(vec2 p) {
  vec2 q = bent(p);
  float ramps = min(loops(q), outerRamps(q));
  float roads = min(min(over(q), under(q)) - MAIN, ramps - RAMP);
  float away = smoothstep(.3, 3., roads);
  float dunes = .3 * linearDunes(turned(p, .5) * .75) * away + .05 * openSand(p);
  float bank = .06 * (1. - smoothstep(-.02, .3, ramps - RAMP));
  bank = max(bank, .06 * (1. - smoothstep(-.02, .2, under(q) - MAIN)));
  float bridge = mix(.06, .3, smoothstep(3.2, .9, abs(q.x)));
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
