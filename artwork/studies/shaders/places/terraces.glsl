// Terraces: a hillside cut into steps, each an even field behind its wall; a stair climbs from the one to the next, and
// from a basin water comes down beside it.

const float STEP = 2.05, RISE = .21;

// How far down the hillside a place lies, in terraces.
float down(vec2 p) {
  float swing = 1.7 * sin(p.y * .27 + 1.1) + .55 * sin(p.y * .63 + 2.6) + .35 * (noise(p * .3 + uSeed) - .5);
  float u = p.x * (1. + .14 * sin(p.y * .31 - .4)) + swing;
  return (u + .55 * sin(u * .8 + .6)) / STEP;
}

// Across the stair, and across the water beside it.
float stairAt(vec2 p) { return p.y + 1.1 - .5 * sin(p.x * .3); }
float channelAt(vec2 p) { return stairAt(p) - .95; }

// The plots of a terrace lie side by side: the number of one, and how far its nearer end is.
vec2 plotOf(vec2 p, float id) {
  float size = mix(3.4, 5.6, hash(id * 1.9 + uSeed));
  float along = (p.y + hash(id * 5.3 + uSeed) * 9.) / size;
  return vec2(floor(along) * 7. + id * 13., (.5 - abs(fract(along) - .5)) * size);
}

const vec2 BASIN = vec2(-6.2, -.63);
float basin(vec2 p) { return length(p - BASIN) - .62; }

// Houses stand by the stair, on some of the terraces.
float houses(vec2 p, out float roof) {
  float d = 9.;
  roof = 0.;
  for (int i = 0; i < 5; i++) {
    float id = float(i);
    float x = -3.1 + id * 2.6 + (i == 1 ? -.5 : i == 3 ? -.15 : 0.);
    vec2 at = vec2(x, -1.1 + .5 * sin(x * .3) + (i == 1 || i == 3 ? -.9 : 1.55));
    float here = min(box(turned(p - at, .12), vec2(.36, .27)), box(turned(p - at - vec2(.1, .52), .12), vec2(.2, .2)));
    if (here < d) { d = here; roof = id; }
  }
  return d;
}

// Palms keep to their plot and off its wall.
bool isOrchard(vec2 p) {
  float level = down(p), part = fract(level);
  vec2 plot = plotOf(p, floor(level));
  return hash(plot.x + uSeed) < .3 && part > .28 && part < .88 && plot.y > .3 && abs(stairAt(p) - .4) > 1.;
}
PALM_ROWS(orchard, isOrchard, .62, .34)

float placeHeight(vec2 p) {
  float level = down(p), part = fract(level), roof;
  float wall = inside(part - .05, .012) * .05;
  float h = 6. - (floor(level) - wall * 1.4) * RISE;
  h += .2 * inside(houses(p, roof), .012);
  h += .1 * (inside(basin(p) - .1, .012) - inside(basin(p), .012));
  return h + .1 * inside(orchard(p).edge, .02);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float level = down(p), part = fract(level), id = floor(level), roof;
  float slope = length(vec2(dFdx(p.x), dFdy(p.y))) / STEP;
  vec2 plot = plotOf(p, id);
  float kind = hash(plot.x + uSeed);
  vec3 soil = kind < .3 ? mix(uSandMid, uSandLit, .62)
    : kind < .5 ? mix(uSandMid, uSandLit, .95)
    : kind < .72 ? mix(uSandMid, uSandLit, .38)
    : kind < .86 ? mix(uSandMid, vec3(.72, .4, .26), .4) : mix(uSandLit, vec3(1), .3);
  c = lit(soil, lambert);
  float rows = kind < .3 ? 0. : hairline(part * 7., 7. * slope, 1.1) * step(.18, part) * step(part, .95) * step(.16, plot.y);
  c = mix(c, lit(kind < .5 ? uSandMid : uSandLit, lambert), rows * .6);
  c = mix(c, lit(uSandLit, lambert), inside(plot.y - .06, pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .5), lambert), inside(part - .07, slope));
  c = palmPaint(c, orchard(p), pixel);
  // The stair, and the water beside it.
  float way = abs(stairAt(p)) - .2;
  c = mix(c, lit(mix(uSandLit, vec3(1), .6), lambert), inside(way, pixel));
  c = mix(c, lit(uSandMid, lambert), hairline(level * 9., 9. * slope, 1.) * inside(way, pixel));
  float roofs = houses(p, roof);
  c = mix(c, lit(mix(uSandLit, vec3(1), .7), lambert), inside(roofs, pixel));
  c = mix(c, lit(uSandMid, lambert), stroke(roofs + .06, .012, pixel));
  float pool = basin(p);
  c = mix(c, lit(vec3(1), lambert), inside(pool - .1, pixel));
  c = mix(c, uDeepWaterColor, inside(pool, pixel));
  c = mix(c, uLineColor, stroke(pool + .16, .01, pixel) * .6);
  float water = abs(channelAt(p)) - .095;
  return mix(c, uDeepWaterColor, inside(max(water, BASIN.x + .6 - p.x), pixel));
}
