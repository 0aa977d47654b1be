// Two roads that cross over sand, the loops and ramps between them, and a garden in each loop.

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

bool isSown(vec2 p) {
  float r = length(abs(bent(p)) - vec2(LOOP + .3));
  return r < LOOP - RAMP - .5 && r > .42;
}

PALM_ROWS(loopPalm, isSown, .58, .33)

float placeHeight(vec2 p) {
  vec2 q = bent(p);
  float ramps = min(loops(q), outerRamps(q));
  float roads = min(min(over(q), under(q)) - MAIN, ramps - RAMP);
  float away = smoothstep(.5, 3.4, roads);
  float dunes = .75 * linearDunes(turned(p, .5) * .75) * away + .04 * openSand(p);
  float bank = .07 * (1. - smoothstep(-.02, .16, roads));
  float palms = .2 * inside(loopPalm(p).edge, .02);
  return max(max(dunes, bank + .02), palms);
}

vec3 asphalt(vec3 c, float d, float halfWidth, vec3 road, float pixel) {
  c = mix(c, road, inside(d - halfWidth, pixel));
  return mix(c, uLineColor, stroke(d - halfWidth * .86, .016, pixel));
}

vec3 carriageways(vec3 c, float d, float along, vec3 road, float pixel) {
  c = asphalt(c, d, MAIN, road, pixel);
  float dash = step(.5, fract(along * 1.3));
  c = mix(c, uLineColor, stroke(d - MAIN * .46, .016, pixel) * dash);
  return mix(c, uSandLit, stroke(d, .045, pixel));
}

// Of the bridge on the road below it: an edge as straight as its own.
float bridgeShadow(vec2 p, vec2 q, float pixel) {
  vec2 sun = turned(uLightDirection.xz, uTurn);
  float d = max(over(bent(p + sun * .5)) - MAIN, under(q) - MAIN);
  return inside(d, pixel);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = bent(p);
  float r = length(abs(q) - vec2(LOOP + .3));
  vec3 road = mix(uSandShade, uSandMid, .08);
  c = mix(c, mix(uGreenLight, uSandLit, .62), inside(r - (LOOP - RAMP - .14), pixel) * mix(.55, 1., smoothstep(.1, .5, lambert)));
  c = palmPaint(c, loopPalm(p), pixel);
  c = asphalt(c, min(loops(q), outerRamps(q)), RAMP, road, pixel);
  c = carriageways(c, under(q), q.y, road, pixel);
  c = mix(c, mix(uSandShade, uDeepWaterColor * .7, .6), bridgeShadow(p, q, pixel));
  return carriageways(c, over(q), q.x, uDeepWaterColor, pixel);
}
