// A delta: one river behind its weir that divides, and divides again, until its arms are threads and end in the sand. The
// land goes down to the water in steps, which are sown in plots.

const int FORKS = 5;
const vec2 SOURCE = vec2(-13.4, -.2);
// What the river reaches, across.
const vec2 STRIP = vec2(-6.6, 6.2);
const float WEIR = -10.5;

vec2 meander(vec2 p) {
  vec2 q = p + (vec2(noise(p * .34 + uSeed), noise(p * .3 + uSeed + 9.)) - .5) * 1.75;
  return q + (vec2(noise(p * 1.1 + uSeed), noise(p * 1.2 + 4.)) - .5) * .36;
}

struct Arm {
  float d;    // distance to it less its width, which goes down to nothing
  float down; // how far down the arm
  float key;  // its own number
  float side;
};

// Farther from the water the land has no steps.
const float FAR = 3.;

// Every arm has a strip of the land to itself, which its two children share, so that none meets another.
Arm armAt(vec2 p) {
  vec2 q = meander(p);
  Arm nearest = Arm(FAR, 0., 0., 0.);
  for (int leaf = 0; leaf < 1 << FORKS; leaf++) {
    vec2 from = SOURCE, strip = STRIP;
    float width = .44, key = 1.;
    for (int arm = 0; arm <= FORKS; arm++) {
      if (q.x < from.x - FAR || q.y < strip.x - FAR || q.y > strip.y + FAR) break;
      float reach = mix(4.65, 6.5, hash2(vec2(key, uSeed))) * pow(.8, float(arm));
      vec2 to = vec2(from.x + reach, mix(strip.x, strip.y, mix(.38, .62, hash2(vec2(key, uSeed + 2.)))));
      // Leaves share the arms that lead to them.
      bool isFirst = leaf >> arm == 0;
      if (isFirst && q.x < to.x + FAR) {
        float along = clamp((q.x - from.x) / reach, 0., 1.), bend = along * along * (3. - 2. * along);
        float slope = (to.y - from.y) * 6. * along * (1. - along) / reach;
        float aside = q.y - mix(from.y, to.y, bend), across = aside / sqrt(1. + slope * slope);
        float ahead = q.x - clamp(q.x, from.x, to.x);
        float d = length(vec2(ahead, across)) - width * mix(1., arm == FORKS ? -.1 : .68, along);
        if (d < nearest.d) nearest = Arm(d, along * length(to - from), key, step(0., aside));
      }
      from = to;
      width *= .68;
      bool isUpper = ((leaf >> arm) & 1) == 1;
      float parting = mix(strip.x, strip.y, mix(.4, .6, hash2(vec2(key, uSeed + 5.))));
      strip = isUpper ? vec2(parting, strip.y) : vec2(strip.x, parting);
      key = key * 2. + (isUpper ? 1. : 0.);
    }
  }
  return nearest;
}

// Steps of the land, from the water up: the first is the bank.
const float BAND = .7, RISE = .1;
float stepOf(float d) { return clamp((d - .1) / BAND, 0., 4.); }

// Of a step, the plot a place lies in, and how far its nearer end is.
vec2 plotOf(Arm arm) {
  float id = floor(stepOf(arm.d)) + arm.key * 7. + arm.side * 3.;
  float size = mix(1.3, 2.9, hash(id * 1.7 + uSeed));
  float along = (arm.down + hash(id * 3.1) * 5.) / size;
  return vec2(floor(along) * 5. + id * 11., (.5 - abs(fract(along) - .5)) * size);
}

// Negative on the weir, which spans the river; its piers stand out of it.
float weir(vec2 p, Arm arm) {
  vec2 q = meander(p);
  return arm.key == 1. ? max(abs(q.x - WEIR) - .13, arm.d - .26) : 9.;
}
float piers(vec2 p, Arm arm) {
  vec2 q = meander(p);
  float along = mod(q.y, .26) - .13;
  return arm.key == 1. ? max(box(vec2(q.x - WEIR + .16, along), vec2(.2, .045)), arm.d - .02) : 9.;
}

float groveAt(vec2 p) { return noise(p * .5 + uSeed + 6.); }
bool isGrove(vec2 p) {
  if (groveAt(p) < .7) return false;
  Arm arm = armAt(p);
  float level = stepOf(arm.d);
  return level > .2 && level < 2. && fract(level) > .3 && fract(level) < .85;
}
PALM_ROWS(grovesOf, isGrove, .46, .25)
Crown grove(vec2 p) {
  if (groveAt(p) < .5) return NO_CROWN;
  return grovesOf(p);
}

float placeHeight(vec2 p) {
  Arm arm = armAt(p);
  float bank = .1 * smoothstep(0., .02, arm.d), level = stepOf(arm.d);
  float h = bank + RISE * (floor(level) + smoothstep(0., .03, fract(level)) - 1.);
  h += .16 * inside(grove(p).edge, .02);
  if (arm.key > 1.) return h;
  h = max(h, .2 * inside(weir(p, arm), .012));
  return max(h, .3 * inside(piers(p, arm), .012));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Arm arm = armAt(p);
  float edge = max(fwidth(arm.d), pixel), level = stepOf(arm.d), part = fract(level), across = edge / BAND;
  vec2 plot = plotOf(arm);
  float kind = hash(plot.x + uSeed);
  bool isSown = level > 0. && level < 2. && kind > .2;
  vec3 soil = kind < .45 ? mix(uSandMid, uSandLit, .75)
    : kind < .66 ? mix(uSandMid, uSandLit, .35)
    : kind < .82 ? mix(uSandMid, uSandLit, .12) : mix(uSandLit, vec3(1), .3);
  if (isSown) {
    c = lit(soil, lambert);
    float rows = hairline(part * 6., 6. * across, .9) * step(.16, part) * step(part, .94) * step(.1, plot.y);
    c = mix(c, lit(kind < .45 ? uSandMid : uSandLit, lambert), rows * .4);
    c = mix(c, lit(mix(uSandLit, vec3(1), .2), lambert), inside(plot.y - .035, pixel));
  }
  // The lip of each step.
  c = mix(c, lit(mix(uSandLit, vec3(1), .5), lambert), inside(part - .075, across) * step(.01, level) * step(level, 3.99));
  c = palmPaint(c, grove(p), pixel);
  vec3 water = mix(uDeepWaterColor, uWaterColor, step(-.05, arm.d) * .55);
  float current = hairline(arm.d * 8., fwidth(arm.d * 8.), .5) * .5 * step(arm.d, -.1);
  water = mix(water, uLineColor, current);
  water = mix(water, uDeepWaterColor * .72, smoothstep(.5, .2, lambert));
  c = mix(c, water, inside(arm.d, edge));
  c = mix(c, lit(mix(uSandLit, vec3(1), .6), lambert), inside(abs(arm.d - .05) - .05, edge) * step(0., arm.d));
  if (arm.key > 1.) return c;
  c = mix(c, lit(mix(uSandLit, vec3(1), .7), lambert), inside(weir(p, arm), pixel));
  c = mix(c, lit(uSandMid, lambert), stroke(weir(p, arm) + .06, .012, pixel));
  return mix(c, lit(vec3(1), lambert), inside(piers(p, arm), pixel));
}
