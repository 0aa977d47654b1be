// Nine streams between low dunes that run one way and come together in one: palms stand on their banks.

const int STREAMS = 9;
const float APART = .76;

// How far a stream has left the one it came from: nothing at a place, all of it some way on.
float left(float x, float from, float way) { return smoothstep(0., 1., (x - from) / way); }

// Of the nine the lower five part into two and three, the upper four into two and two; then all stand alone.
float courseOf(int i, float x) {
  float id = float(i), y = .62 * sin(x * .3 + .5) - .1 * x - .05;
  if (i < 5) {
    y -= 2. * APART * left(x, -5.2, 6.);
    y += (i < 2 ? -1.5 : 1.) * APART * left(x, -1.4, 5.);
    if (i < 2) return y + (id - .5) * APART * left(x, 2.6, 4.5);
    y += (i == 2 ? -1. : .5) * APART * left(x, 1.8, 4.5);
    return i == 2 ? y : y + (id - 3.5) * APART * left(x, 4.8, 4.5);
  }
  y += 2.5 * APART * left(x, -5.2, 6.) + (i < 7 ? -1. : 1.) * APART * left(x, .4, 5.);
  return y + (i < 7 ? (id - 5.5) * left(x, 4.6, 4.5) : (id - 7.5) * left(x, 3., 5.)) * APART;
}

// The height of a dune: they grow as they come together.
float crestAt(float x) { return mix(.56, .17, smoothstep(-7., 6., x)); }

struct Flow { float height; float below; float edge; };

// How wide what flows along a dune is, in heights of its crest.
const float BREADTH = 1.55;

// The highest of the dunes over a place, how far below the nearest crest it is, in heights of that crest, and how far
// from what flows there: negative in it.
Flow flowAt(vec2 p) {
  p.y += .55 * (noise(p * vec2(.34, .2) + uSeed) - .5);
  Flow flow = Flow(0., 99., 99.);
  float crest = crestAt(p.x);
  for (int i = 0; i < STREAMS; i++) {
    float here = courseOf(i, p.x), slope = (courseOf(i, p.x + .05) - here) / .05;
    float off = (p.y - here) / sqrt(1. + slope * slope) / crest;
    float side = off > 0. ? pow(max(1. - off / 3.6, 0.), 1.7) : pow(max(1. + off / 2.3, 0.), 1.9);
    flow.height = max(flow.height, crest * side);
    if (off < 0.) flow.below = min(flow.below, -off);
    flow.edge = min(flow.edge, crest * max(off, -off - BREADTH));
  }
  return flow;
}

float placeHeight(vec2 p) { return .3 * flowAt(p).height + .5 * noise(p * .14 + uSeed); }

// Palms stand on the banks, in groups whose rows follow nothing.
const float ROWS = .72;
bool isBank(vec2 stem) {
  vec2 at = turned(stem, -ROWS);
  float edge = flowAt(at).edge;
  return edge > .17 && edge < .5 && noise(at * .5 + uSeed + 4.) > .56 && hash2(floor(stem * 3.)) > .3;
}
PALM_ROWS(palmInRows, isBank, .36, .18)
Crown palmAt(vec2 p) { return palmInRows(turned(p, ROWS)); }

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Flow flow = flowAt(p);
  vec2 light = normalize(uLightDirection.xz);
  // The wind's ripples on the sand, in swathes.
  float ripple = p.y * 3.4 + .9 * noise(p * vec2(.5, .9) + uSeed) + .4 * p.x;
  c = mix(c, uSandMid, hairline(ripple, fwidth(ripple), .6) * .5 * smoothstep(.4, .75, noise(turned(p, .6) * .3 + uSeed + 2.)) * smoothstep(.1, .4, flow.edge));
  c = mix(c, uSandMid, inside(flowAt(p + light * .11).edge, pixel) * .9);
  c = mix(c, uSandMid, inside(palmAt(p + light * .07).edge, pixel) * .8);
  c = palmPaint(c, palmAt(p), pixel);
  float phase = flow.below * 2.7;
  float line = hairline(phase, fwidth(phase), .55) * (.3 + .7 * hash(floor(phase) * 1.73)) * step(.18, flow.below) * step(fwidth(phase), .6);
  vec3 water = mix(uDeepWaterColor, uWaterColor, .2 * smoothstep(.0, BREADTH, flow.below));
  c = mix(c, mix(water, uLineColor, line * .75), inside(flow.edge, pixel));
  return mix(c, uSandLit, stroke(flow.edge, 1.1 * pixel, pixel) * .95);
}
