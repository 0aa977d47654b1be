// A delta: a river comes out of a lake through its weir, divides, and divides again, until its sixteen arms are threads
// that end in the sand. The land between two arms is sown from bank to bank, in steps that narrow as it does.

const float WEIR = -8.9;
const int LEAVES = 16, FORKS = 4;
const float FORK[4] = float[4](-6.6, -3.9, -1.1, 1.5), WAY[4] = float[4](6.5, 5.2, 4., 3.2);
const float APART[4] = float[4](2.42, 1.2, .6, .3), WINDING[4] = float[4](.2, .1, .05, .03);

// How far an arm has left what it came from: at an angle, and beside it in the end.
vec2 left(vec2 x, float from, float way) { return pow(sin(clamp((x - from) / way, 0., 1.) * .5 * PI), vec2(1.6)); }

// Of the arm that leads to a leaf after so many forks: its number, and where it divides.
float keyOf(int leaf, int forks) { return float((1 << forks) + (leaf >> (FORKS - forks))); }
float forkOf(int leaf, int fork) {
  return FORK[fork] + (fork == 0 ? 0. : (hash(keyOf(leaf, fork) * 1.7 + uSeed) - .5) * 1.3);
}
float endOf(int leaf) { return mix(4.7, 6.7, hash(float(leaf) * 2.3 + uSeed)); }

vec2 riverAt(vec2 x) { return .34 * sin(x * .42 + .4); }

// The middle of the arms that lead to a leaf, at two places.
vec2 courseOf(int leaf, vec2 x) {
  vec2 y = riverAt(x);
  for (int i = 0; i < FORKS; i++) {
    float key = keyOf(leaf, i), child = keyOf(leaf, i + 1), side = mod(child, 2.) * 2. - 1.;
    vec2 alone = left(x, forkOf(leaf, i), WAY[i]);
    y += alone * (side * APART[i] * mix(.94, 1.06, hash(key + uSeed)) + WINDING[i] * sin(x * (1. + .3 * float(i)) + 6.28 * hash(child)));
  }
  return y;
}

// Half of how wide it is: behind the weir a lake, below it a basin, in the end two pixels.
float widthOf(int leaf, float x) {
  float width = .46;
  for (int i = 0; i < FORKS; i++) width *= mix(1., .68, smoothstep(-.2, 1.6, x - forkOf(leaf, i)));
  width = mix(width, .012, smoothstep(forkOf(leaf, 3) + .4, endOf(leaf), x));
  return width + .55 * smoothstep(WEIR + 1.2, WEIR + .1, x) + .5 * smoothstep(WEIR, WEIR - 2.6, x);
}

struct Bank {
  float off;   // how far from the water
  float foot;  // how far along the arm
};

struct Flow {
  float edge;      // how far from all water: negative in it
  int gap;         // so many leaves lie below
  Bank low, high;  // of the arms below and above
};

vec2 warped(vec2 p) {
  return p + vec2(0, .5 * (noise(p * vec2(.34, .24) + uSeed) - .5) + .14 * (noise(p * vec2(1.1, .9) + uSeed + 3.) - .5));
}

Flow flowAt(vec2 p) {
  p = warped(p);
  Flow flow = Flow(9., 0, Bank(9., 0.), Bank(9., 0.));
  for (int i = 0; i < LEAVES; i++) {
    vec2 here = courseOf(i, vec2(p.x, p.x + .1));
    float slope = (here.y - here.x) / .1, above = p.y - here.x, steep = 1. + slope * slope;
    float beyond = max(p.x - endOf(i), 0.);
    Bank bank = Bank(length(vec2(above / sqrt(steep), beyond)) - widthOf(i, p.x), p.x + .45 * above * slope / steep);
    flow.edge = -smoothMax(-flow.edge, -bank.off, .1);
    if (above > 0.) { flow.gap = i + 1; flow.low = bank; }
    else if (flow.high.off == 9.) flow.high = bank;
  }
  return flow;
}

// Eight lines of the current, which lie beside each other in the river and are lost in the threads.
float currentAt(vec2 p, float pixel) {
  p = warped(p);
  float line = 0.;
  for (int i = 0; i < LEAVES; i += 2) {
    vec2 x = vec2(p.x, p.x + .1), y = riverAt(x), beside = vec2(.19, .1);
    for (int j = 0; j < FORKS - 1; j++) {
      float child = keyOf(i, j + 1), side = mod(child, 2.) * 2. - 1.;
      vec2 alone = left(x, forkOf(i, j), WAY[j]), apart = alone * APART[j] * mix(.94, 1.06, hash(keyOf(i, j) + uSeed));
      float least = j == 0 ? .2 : j == 1 ? .1 : .05;
      y += side * sqrt(apart * apart + least * least) + alone * WINDING[j] * sin(x * (1. + .3 * float(j)) + 6.28 * hash(child));
    }
    float slope = (y.y - y.x) / .1, wide = smoothstep(.1, .2, widthOf(i, p.x));
    line = max(line, wide * inside(abs(p.y - y.x) / sqrt(1. + slope * slope) - .009, pixel * .7));
  }
  return line * smoothstep(WEIR + .25, WEIR + .5, p.x);
}

const float VERGE = .07, STEP = .66, BELT = .8, BELTS = 3., SOWN = VERGE + BELT * BELTS;

float roomAt(int gap, float x) {
  return courseOf(gap, vec2(x)).x - courseOf(gap - 1, vec2(x)).x - widthOf(gap, x) - widthOf(gap - 1, x) - 2. * VERGE;
}

// Where the sown land of a gap ends, before the arms beside it do.
float sownTo(int gap) { return min(gap == 0 ? 9. : endOf(gap - 1), gap == LEAVES ? 9. : endOf(gap)) - .4; }

// Its blocks are so long, and begin there.
float sizeOf(float gap) { return mix(2.3, 3.1, hash(gap * 1.9 + uSeed)); }
float shiftOf(float gap) { return hash(gap * 5.3 + uSeed) * 9.; }

// The land of a gap lies in blocks, each in as many steps as have room, each step in one to three plots.
Plot plotOf(Flow flow) {
  float gap = float(flow.gap), size = sizeOf(gap), shift = shiftOf(gap);
  bool isOuter = flow.gap == 0 || flow.gap == LEAVES;
  float wide = max(flow.low.off + flow.high.off - 2. * VERGE, 1e-3), down = (flow.low.off - VERGE) / wide;
  float foot = flow.gap == 0 ? flow.high.foot : flow.gap == LEAVES ? flow.low.foot
    : mix(flow.low.foot, flow.high.foot, clamp(down, 0., 1.));
  float place = foot / size + shift, block = floor(place), steps, across;
  if (isOuter) {
    steps = BELTS;
    wide = BELTS * BELT;
    across = (flow.edge - VERGE) / BELT;
  } else {
    vec3 along = (block - shift + vec3(.1, .5, .9)) * size;
    float ends = max(roomAt(flow.gap, along.x), roomAt(flow.gap, along.z));
    float room = max(roomAt(flow.gap, along.y), .6 * ends);
    steps = clamp(floor(room / STEP), 1., 7.) * step(.09, room);
    across = clamp(down, 0., .9999) * max(steps, 1.);
  }
  float step = floor(across), id = block * 7. + gap * 13. + step * 3.;
  float plots = floor(mix(1., 3.4, hash(id * 1.3 + uSeed))), along = fract(place) * plots;
  float width = steps < 1. ? 0. : wide / steps, furrows = max(2., floor((isOuter ? BELT : STEP) * 8.));
  float end = (block + (isOuter ? 1. : (floor(along) + 1.) / plots) - shift) * size;
  if (across < 0. || step >= max(steps, 1.) || end > sownTo(flow.gap)) width = 0.;
  return Plot(id + floor(along) * 5., fract(across), width, fract(along), size / plots, furrows);
}

// How far it is to the belts beside the outer arms, which end all at one block: negative in them.
float toBelts(Flow flow) {
  if (flow.gap > 0 && flow.gap < LEAVES) return 9.;
  float gap = float(flow.gap), size = sizeOf(gap), foot = flow.gap == 0 ? flow.high.foot : flow.low.foot;
  return max(flow.edge - SOWN, foot - (floor(sownTo(flow.gap) / size + shiftOf(gap)) - shiftOf(gap)) * size);
}

bool isOrchard(Plot plot) { return hash(plot.id + uSeed) > .84 && plot.width > .5; }

// Palms keep to their plot, crowns and all.
bool isGrove(vec2 stem) {
  Flow flow = flowAt(stem);
  if (flow.edge < .3) return false;
  Plot plot = plotOf(flow);
  vec2 from = insideOf(plot);
  return isOrchard(plot) && min(from.x, from.y) > .24;
}
PALM_ROWS(palms, isGrove, .42, .23)
Crown groves(vec2 p, Flow flow) {
  if (flow.edge < .05 || !isOrchard(plotOf(flow))) return NO_CROWN;
  return palms(p);
}

// Negative on the weir, which ends on both banks, and on its piers, between which the water comes through.
vec2 besideWeir(vec2 p) {
  vec2 middle = vec2(WEIR, riverAt(vec2(WEIR)).x);
  return p - middle + (warped(middle) - middle);
}
float weir(vec2 p) { return box(besideWeir(p), vec2(.15, 1.32)); }
const float PIER = .3;
float piers(vec2 p) {
  vec2 q = besideWeir(p);
  return max(box(vec2(q.x - .05, mod(q.y + .5 * PIER, PIER) - .5 * PIER), vec2(.34, .06)), abs(q.y) - 1.12);
}

float placeHeight(vec2 p) {
  Flow flow = flowAt(p);
  float h = .16 * inside(groves(p, flow).edge, .02);
  return max(h, max(.2 * inside(weir(p), .012), .3 * inside(piers(p), .012)));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Flow flow = flowAt(p);
  float edge = flow.edge, soft = max(fwidth(edge), pixel);
  Plot plot = plotOf(flow);
  vec3 path = lit(mix(uSandLit, vec3(1), .4), lambert);
  float kind = hash(plot.id + uSeed);
  vec3 soil = kind < .26 ? mix(uSandMid, uSandLit, .98)
    : kind < .46 ? mix(uSandMid, uSandLit, .66)
    : kind < .56 ? mix(uSandMid, uSandShade, .12)
    : kind < .68 ? mix(uSandMid, uSandLit, .12) : mix(uSandMid, uSandLit, .84);
  float rows = furrows(plot, pixel) * step(kind, .84);
  soil = mix(soil, kind < .26 ? mix(uSandMid, uSandLit, .6) : mix(uSandLit, vec3(1), .25), rows * (kind > .46 && kind < .68 ? .34 : .6));
  bool isSown = plot.width > 0.;
  // Farther off the sand rises in steps of its own, as on a map.
  c = terraced(c, max(0., (edge - SOWN - .5) / .8 + .9 * noise(p * .5 + uSeed)));
  c = mix(c, path, inside(min(edge - VERGE, toBelts(flow) - .05), soft));
  if (isSown) c = mix(path, lit(soil, lambert), inside(within(plot, edge - VERGE), pixel));
  c = palmPaint(c, groves(p, flow), pixel);
  // The banks' own shadow on the water, and the bank across it, which is lit under water: their outline, moved.
  vec2 sun = sunward();
  float shadow = inside(-flowAt(p + .1 * sun).edge, pixel), shallow = inside(-flowAt(p - .05 * sun).edge, pixel);
  vec3 water = mix(uDeepWaterColor, uWaterColor, .4 * shallow * smoothstep(-.02, -.06, edge));
  water = mix(water, uDeepWaterColor * .74, .8 * max(shadow * smoothstep(.03, .12, widthOf(max(flow.gap - 1, 0), p.x)), smoothstep(.5, .2, lambert)));
  // What comes through between the piers is white for a while.
  vec2 q = besideWeir(p);
  float foam = hairline(q.y / PIER * 2. + .25, pixel / PIER * 2., 1.6) * smoothstep(1.5, .3, q.x) * step(.2, q.x) * step(abs(q.y), 1.05);
  water = mix(water, uLineColor, max(currentAt(p, pixel) * .6, foam * .8));
  c = mix(c, water, inside(edge, soft));
  c = mix(c, lit(mix(uSandLit, vec3(1), .7), lambert), inside(weir(p), pixel));
  c = mix(c, lit(uSandMid, lambert), stroke(weir(p) + .045, .012, pixel));
  return mix(c, lit(vec3(1), lambert), inside(piers(p), pixel));
}
