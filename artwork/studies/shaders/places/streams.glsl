// Nine streams in threes, three arms, one river: banks that are cut on the side in shadow and lit on the other. The land
// between two streams is sown from bank to bank in rows that narrow as it does; every plot lies within its paths. Beside
// the outer streams run belts of plots, and a channel waters what lies farther off.

const vec2 CONFLUENCE = vec2(-3.6, .06);  // the page lays its dot there (streams.module.css)
const float APART = .685;                  // from stream to stream where all stand alone
const int STREAMS = 9;

// How far a stream has left what it came from: at an angle, and beside it in the end.
float left(float x, float from, float way) {
  return pow(sin(clamp((x - from) / way, 0., 1.) * .5 * PI), 1.6);
}

// Where the upper, the middle and the lower arm part into their three.
float partingOf(float arm) { return arm == 0. ? 2.5 : arm < 0. ? .5 : 1.2; }

// The middle of a stream, and the line of the current that it brings: the nine lie beside each other in the river.
vec2 courseOf(int i, float x) {
  float arm = float(i / 3) - 1., own = float(i % 3) - 1., alone = left(x, partingOf(arm), 5.);
  float river = CONFLUENCE.y + .4 * sin((x - CONFLUENCE.x) * .5) * smoothstep(5., -3., x);
  float winding = .13 * sin(x * 1.1 + 6.28 * hash(float(i) + uSeed)) * alone;
  vec2 apart = APART * vec2(3. * left(x, CONFLUENCE.x - .7, 8.2), alone);
  float middle = river + winding + dot(vec2(arm, own), apart);
  return vec2(middle, river + winding + arm * length(vec2(apart.x, .27)) + own * length(vec2(apart.y, .09)));
}

// Half of how wide it is.
float widthOf(int i, float x) {
  float arm = mix(.5, .26, left(x, CONFLUENCE.x - .6, 1.8));
  return mix(arm, .085 + .05 * hash(float(i) * 3. + 2.), left(x, partingOf(float(i / 3) - 1.) - .6, 2.4));
}

struct Bank {
  float off;   // how far from the water
  float foot;  // how far along the stream
};

struct Flow {
  float edge;      // how far from all water: negative in it
  float line;      // how far from a line of the current
  int gap;         // so many streams lie below
  Bank low, high;  // of the streams below and above
};

// Where two come together the land between them ends round.
Flow flowAt(vec2 p) {
  p.y += .6 * (noise(p * vec2(.3, .2) + uSeed) - .5) + .12 * (noise(p * vec2(1.1, .9) + uSeed + 3.) - .5);
  Flow flow = Flow(9., 9., 0, Bank(9., 0.), Bank(9., 0.));
  for (int i = 0; i < STREAMS; i++) {
    vec2 here = courseOf(i, p.x), slope = (courseOf(i, p.x + .1) - here) / .1;
    float above = p.y - here.x, steep = 1. + slope.x * slope.x;
    Bank bank = Bank(abs(above) / sqrt(steep) - widthOf(i, p.x), p.x + .6 * above * slope.x / steep);
    flow.edge = -smoothMax(-flow.edge, -bank.off, .14);
    flow.line = min(flow.line, abs(p.y - here.y) / sqrt(1. + slope.y * slope.y));
    if (above > 0.) { flow.gap = i + 1; flow.low = bank; }
    else if (flow.high.off == 9.) flow.high = bank;
  }
  return flow;
}

// From the water: its verge, a belt of plots, the channel between its paths, and a second belt and a third.
const float VERGE = .07, BELT = 1.02, CHANNEL = 1.16, OUTER = 1.3, END = 2.2, LAST = 3.3;

// Between two streams: as many rows as have room in the plot's middle.
Plot plotBetween(Flow flow) {
  float gap = float(flow.gap), size = mix(1.05, 1.75, hash(gap * 1.9 + uSeed));
  float wide = max(flow.low.off + flow.high.off - 2. * VERGE, 1e-3), down = (flow.low.off - VERGE) / wide;
  float place = mix(flow.low.foot, flow.high.foot, clamp(down, 0., 1.)) / size + hash(gap * 5.3 + uSeed) * 9.;
  float middle = (floor(place) + .5 - hash(gap * 5.3 + uSeed) * 9.) * size;
  float room = courseOf(flow.gap, middle).x - courseOf(flow.gap - 1, middle).x
    - widthOf(flow.gap, middle) - widthOf(flow.gap - 1, middle) - 2. * VERGE;
  float rows = clamp(floor(room / .5), 1., 3.), across = clamp(down, 0., .9999) * rows;
  float furrows = max(2., floor(max(room, .2) / rows * 9.));
  float id = floor(place) * 7. + gap * 13. + floor(across) * 3.;
  // Where there would be only a thread of it, there is none.
  return Plot(id, fract(across), wide / rows * step(.09, room), fract(place), size, furrows);
}

// Beside the outer streams.
Plot plotBeside(Flow flow, Bank bank) {
  float belt = step(CHANNEL, flow.edge) + step(END, flow.edge);
  vec2 sides = belt == 0. ? vec2(VERGE, BELT) : belt == 1. ? vec2(OUTER, END) : vec2(END, LAST);
  float id = float(flow.gap) + belt * 31., size = mix(1.2, 1.9, hash(id * 1.9 + uSeed)) * mix(1., 1.25, min(belt, 1.));
  float place = bank.foot / size + hash(id * 5.3 + uSeed) * 9., wide = sides.y - sides.x;
  float across = (flow.edge - sides.x) / wide;
  return Plot(floor(place) * 7. + id * 13., across, wide, fract(place), size, floor(wide * 9.));
}

Plot plotOf(Flow flow) {
  if (flow.gap == 0) return plotBeside(flow, flow.high);
  if (flow.gap == STREAMS) return plotBeside(flow, flow.low);
  return plotBetween(flow);
}

bool isOrchard(Plot plot) { return hash(plot.id + uSeed) > .8 && plot.width > .5; }

float houses(vec2 p) {
  vec2 places[4] = vec2[4](vec2(-5.05, 2.12), vec2(-5.3, -1.3), vec2(-1.42, 2.), vec2(1.15, -2.12));
  float d = 9.;
  for (int i = 0; i < 4; i++) {
    vec2 q = turned(p - places[i], .2 * hash(float(i) + 3.));
    d = min(d, min(box(q, vec2(.24, .18)), box(q - vec2(.32, .1), vec2(.13, .12))));
  }
  return d;
}

// Palms keep to their plot, crowns and all.
bool isGrove(vec2 stem) {
  Flow flow = flowAt(stem);
  if (flow.edge < .3 || flow.edge > LAST) return false;
  Plot plot = plotOf(flow);
  vec2 from = insideOf(plot);
  return isOrchard(plot) && min(from.x, from.y) > .24 && houses(stem) > .6;
}
PALM_ROWS(palms, isGrove, .4, .22)
Crown groves(vec2 p, Flow flow) {
  if (flow.edge < .05 || flow.edge > LAST || !isOrchard(plotOf(flow))) return NO_CROWN;
  return palms(p);
}

float placeHeight(vec2 p) {
  Flow flow = flowAt(p);
  return max(.16 * inside(groves(p, flow).edge, .015), .2 * inside(houses(p), .012));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Flow flow = flowAt(p);
  float edge = flow.edge, soft = max(fwidth(edge), pixel);
  vec3 path = lit(mix(uSandLit, vec3(1), .45), lambert);
  Plot plot = plotOf(flow);
  float kind = hash(plot.id + uSeed);
  vec3 soil = kind < .26 ? mix(uSandMid, uSandLit, .62)
    : kind < .46 ? mix(uSandMid, uSandLit, .22)
    : kind < .56 ? mix(uSandMid, vec3(.72, .4, .26), .3)
    : kind < .64 ? mix(uSandMid, vec3(.72, .4, .26), .12) : mix(uSandMid, uSandLit, .42);
  float rows = furrows(plot, pixel) * step(kind, .8);
  soil = mix(soil, kind < .26 ? mix(uSandMid, uSandLit, .2) : uSandLit, rows * (kind > .46 && kind < .56 ? .34 : .6));
  c = mix(mix(c, path, inside(edge - LAST, soft)), lit(soil, lambert), inside(within(plot, edge - VERGE), pixel) * step(edge, LAST));
  c = mix(c, uDeepWaterColor, inside(abs(edge - CHANNEL) - .045, soft));
  c = palmPaint(c, groves(p, flow), pixel);
  float roofs = houses(p);
  c = mix(c, path, inside(roofs - .08, pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .7), lambert), inside(roofs, pixel));
  c = mix(c, lit(uSandMid, lambert), stroke(roofs + .05, .01, pixel));
  // The banks' own shadow on the water, and the bank across it, which is lit under water: their outline, moved.
  vec2 sun = sunward();
  float shadow = inside(-flowAt(p + .11 * sun).edge, pixel), shallow = inside(-flowAt(p - .05 * sun).edge, pixel);
  vec3 water = mix(uDeepWaterColor, uWaterColor, .35 * shallow);
  water = mix(water, uDeepWaterColor * .8, .8 * max(shadow, smoothstep(.5, .2, lambert)));
  water = mix(water, uLineColor, inside(flow.line - .009, pixel * .7) * .6);
  return mix(c, water, inside(edge, soft));
}
