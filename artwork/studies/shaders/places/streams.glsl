// Nine streams in threes, three arms, one river: banks that are cut on the side in shadow and lit on the other, along
// them plots between their paths, groves, and a channel each side that waters what lies farther off.

const vec2 CONFLUENCE = vec2(-3.6, .06);  // the page lays its dot there (streams.module.css)
const float APART = .645;                  // from stream to stream where all stand alone

// How far a stream has left what it came from: at an angle, and beside it in the end.
float left(float x, float from, float way) {
  return pow(sin(clamp((x - from) / way, 0., 1.) * .5 * PI), 1.6);
}

// Where the upper, the middle and the lower arm part into their three.
float partingOf(float arm) { return arm == 0. ? 2.5 : arm < 0. ? .5 : 1.2; }

float courseOf(int i, float x) {
  float arm = float(i / 3) - 1., own = float(i % 3) - 1., alone = left(x, partingOf(arm), 5.);
  float river = CONFLUENCE.y + .4 * sin((x - CONFLUENCE.x) * .5) * smoothstep(5., -3., x);
  float winding = .13 * sin(x * 1.1 + 6.28 * hash(float(i) + uSeed)) * alone;
  return river + APART * (3. * arm * left(x, CONFLUENCE.x - .7, 8.2) + own * alone) + winding;
}

// Half of how wide it is.
float widthOf(int i, float x) {
  float arm = mix(.5, .26, left(x, CONFLUENCE.x - .6, 1.8));
  return mix(arm, .085 + .05 * hash(float(i) * 3. + 2.), left(x, partingOf(float(i / 3) - 1.) - .6, 2.4));
}

struct Flow {
  float edge; // how far from the water: negative in it
  float side; // a number of the nearest stream's own, another one on its other side
};

// Where two come together the land between them ends round.
Flow flowAt(vec2 p) {
  p.y += .6 * (noise(p * vec2(.3, .2) + uSeed) - .5) + .12 * (noise(p * vec2(1.1, .9) + uSeed + 3.) - .5);
  float edge = 9., nearest = 9., side = 0.;
  for (int i = 0; i < 9; i++) {
    float here = courseOf(i, p.x), slope = (courseOf(i, p.x + .1) - here) / .1;
    float off = abs(p.y - here) / sqrt(1. + slope * slope) - widthOf(i, p.x);
    if (off < nearest) {
      nearest = off;
      side = float(i) * 2. + step(here, p.y);
    }
    edge = -smoothMax(-edge, -off, .14);
  }
  return Flow(edge, side);
}

// From the water: the bank's path, a belt of plots, the channel between its paths, and a second belt.
const float PATH = .1, BELT = 1.02, CHANNEL = 1.16, OUTER = 1.3, END = 2.2;

// The plots of a belt lie side by side: the number of one, and how far its nearer end is.
vec2 plotOf(vec2 p, Flow flow) {
  float belt = step(CHANNEL, flow.edge), id = flow.side + belt * 31.;
  float size = mix(.9, 1.7, hash(id * 1.9 + uSeed)) * mix(1., 1.4, belt);
  float along = (p.x + .16 * p.y + hash(id * 5.3 + uSeed) * 9.) / size;
  return vec2(floor(along) * 7. + id * 13., (.5 - abs(fract(along) - .5)) * size);
}

// What is not sown of the second belt is open sand.
bool isSown(vec2 plot, float edge) {
  return edge < BELT ? edge > PATH : edge > OUTER && edge < END && hash(plot.x + uSeed + 5.) < .66;
}

float houses(vec2 p) {
  vec2 places[4] = vec2[4](vec2(-7.5, 2.12), vec2(-4.3, -1.36), vec2(-1.7, 1.97), vec2(1.15, -2.12));
  float d = 9.;
  for (int i = 0; i < 4; i++) {
    vec2 q = turned(p - places[i], .2 * hash(float(i) + 3.));
    d = min(d, min(box(q, vec2(.24, .18)), box(q - vec2(.32, .1), vec2(.13, .12))));
  }
  return d;
}

bool isGrove(vec2 stem) {
  Flow flow = flowAt(stem);
  if (flow.edge < .24 || flow.edge > END - .2 || abs(flow.edge - CHANNEL) < .32) return false;
  vec2 plot = plotOf(stem, flow);
  return plot.y > .2 && houses(stem) > .6 && isSown(plot, flow.edge) && hash(plot.x + uSeed) > .74;
}
PALM_ROWS(groves, isGrove, .4, .22)

float placeHeight(vec2 p) {
  Flow flow = flowAt(p);
  float h = .11 * smoothstep(0., .03, flow.edge) + .1 * smoothstep(0., .03, flow.edge - OUTER) + .1 * smoothstep(0., .03, flow.edge - END);
  h -= .06 * inside(abs(flow.edge - CHANNEL) - .05, .012);
  h += .16 * inside(groves(p).edge, .015);
  return h + .2 * inside(houses(p), .012);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Flow flow = flowAt(p);
  float edge = flow.edge, soft = max(fwidth(edge), pixel);
  vec2 light = normalize(uLightDirection.xz);
  vec2 up = vec2(dFdx(edge), dFdy(edge));
  float faces = -dot(up / max(length(up), 1e-5), light);
  vec2 plot = plotOf(p, flow);
  float kind = hash(plot.x + uSeed);
  if (isSown(plot, edge)) {
    vec3 soil = kind < .34 ? mix(uSandMid, uSandLit, .78)
      : kind < .56 ? mix(uSandMid, uSandLit, .3)
      : kind < .7 ? mix(uSandMid, vec3(.72, .4, .26), .32)
      : kind < .74 ? mix(uSandLit, vec3(1), .4) : mix(uSandMid, uSandLit, .55);
    c = lit(soil, lambert);
    float rows = kind > .74 ? 0. : hairline(edge * 9., fwidth(edge * 9.), .9) * step(.08, plot.y);
    c = mix(c, lit(kind < .34 ? uSandMid : uSandLit, lambert), rows * .55);
    c = mix(c, lit(mix(uSandLit, vec3(1), .3), lambert), inside(plot.y - .035, pixel));
  }
  // Paths, and the lip of each step and of the bank that faces the sun.
  vec3 path = lit(mix(uSandLit, vec3(1), .45), lambert);
  c = mix(c, path, max(inside(abs(edge - BELT) - .03, soft), inside(abs(edge - OUTER) - .03, soft)));
  c = mix(c, path, inside(abs(edge - END) - .03, soft));
  c = mix(c, mix(uSandLit, vec3(1), .6), inside(edge - .07, pixel) * smoothstep(0., .5, faces));
  c = mix(c, uDeepWaterColor, inside(abs(edge - CHANNEL) - .045, soft));
  c = palmPaint(c, groves(p), pixel);
  float roofs = houses(p);
  c = mix(c, lit(mix(uSandLit, vec3(1), .7), lambert), inside(roofs, pixel));
  c = mix(c, lit(uSandMid, lambert), stroke(roofs + .05, .01, pixel));
  vec3 water = mix(uDeepWaterColor, uWaterColor, .35 * smoothstep(-.16, 0., edge) * smoothstep(0., .6, faces));
  // The lines of the current end before the arms part, and where two meet the distance bends: they would make arrows.
  float straight = smoothstep(1.3, .5, p.x) * smoothstep(.8, .95, length(up) / max(pixel, 1e-5));
  float current = hairline(edge * 11., fwidth(edge * 11.), .55) * step(edge, -.09) * step(-.27, edge) * .5 * straight;
  water = mix(water, uLineColor, current);
  water = mix(water, uDeepWaterColor * .8, .8 * smoothstep(.5, .2, lambert));
  return mix(c, water, inside(edge, soft));
}
