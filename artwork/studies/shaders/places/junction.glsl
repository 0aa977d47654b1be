// Six roads that turn into one ring around a garden.

const float RING = 2.5, RING_WIDTH = .5, ARM_WIDTH = .3, BASIN = .72;
const float ARMS = 6.;

// The nearest of the arms, which leave the ring the way it turns: how far off its middle, and its number.
vec2 armAt(vec2 p) {
  float r = length(p);
  float swing = .62 * exp(-max(r - RING, 0.) * .62) + .035 * r;
  float turn = (atan(p.y, p.x) - swing) / 6.2831853 * ARMS;
  float off = (turn - floor(turn + .5)) / ARMS * 6.2831853;
  return vec2(r * sin(abs(off)) * .93, mod(floor(turn + .5), ARMS));
}

float ringAt(vec2 p) { return abs(length(p) - RING); }

float roadsAt(vec2 p) {
  float arm = length(p) > RING ? armAt(p).x - ARM_WIDTH : 9.;
  float ring = ringAt(p) - RING_WIDTH;
  // Where they meet the edge is round.
  return -log(exp(-4. * arm) + exp(-4. * ring)) / 4.;
}

bool isSown(vec2 p) { return length(p) < RING - RING_WIDTH - .28 && length(p) > BASIN + .34; }

PALM_ROWS(gardenPalm, isSown, .52, .3)

float placeHeight(vec2 p) {
  float r = length(p), road = roadsAt(p);
  float ground = mix(.03, .05, inside(road - .1, .1));
  float garden = inside(r - (RING - RING_WIDTH - .1), .02) * .12;
  float palms = .3 * inside(gardenPalm(p).edge, .02);
  return ground * step(garden, .01) + garden + palms + .16 * stroke(r - BASIN, .07, .02);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float r = length(p), road = roadsAt(p);
  c = terraced(c, 5.2 * smoothstep(.2, 3.6, road) * noise(p * .46 + uSeed));
  c = mix(c, lit(mix(uDeepWaterColor, uSandShade, .35), lambert), inside(road, pixel));
  c = mix(c, uLineColor, stroke(road + .06, .014, pixel) * .9);
  float dash = step(.45, fract(r * 1.5));
  vec2 arm = armAt(p);
  c = mix(c, uLineColor, stroke(arm.x, .014, pixel) * dash * step(RING + RING_WIDTH + .1, r) * .9);
  float around = step(.4, fract(atan(p.y, p.x) / 6.2831853 * 36.));
  c = mix(c, uLineColor, stroke(r - RING, .014, pixel) * around * .9);
  c = mix(c, lit(mix(uSandLit, vec3(1), .4), lambert), inside(r - (RING - RING_WIDTH - .02), pixel));
  c = mix(c, lit(mix(uGreenLight, uSandLit, .45), lambert), inside(r - (RING - RING_WIDTH - .16), pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .5), lambert), inside(r - BASIN - .16, pixel));
  c = palmPaint(c, gardenPalm(p), pixel);
  vec3 water = mix(uDeepWaterColor, uWaterColor, step(.5, fract(r * 4.)));
  return mix(c, water, inside(r - BASIN + .06, pixel));
}
