// Nine streams in threes, three arms, one river: banks that are cut on the side in shadow and lit on the other, between
// them land that rises to a crest, and groups of palms.

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

// How far from the water: negative in it. Where two come together the land between them ends round.
float flowAt(vec2 p) {
  p.y += .6 * (noise(p * vec2(.3, .2) + uSeed) - .5) + .12 * (noise(p * vec2(1.1, .9) + uSeed + 3.) - .5);
  float edge = 9.;
  for (int i = 0; i < 9; i++) {
    float here = courseOf(i, p.x), slope = (courseOf(i, p.x + .1) - here) / .1;
    edge = -smoothMax(-edge, widthOf(i, p.x) - abs(p.y - here) / sqrt(1. + slope * slope), .14);
  }
  return edge;
}

// Between the streams the land rises to a crest, farther away to dunes.
float duneAt(vec2 p, float edge) {
  float rise = max(edge - .14 - .16 * noise(p * .8 + uSeed), 0.);
  return .4 * (1. - exp(-1.7 * rise))
    + .62 * linearDunes(turned(p, 1.05) * .66 + vec2(.4, 0)) * smoothstep(.7, 2.2, edge);
}

const float ROWS = .72;
bool isBank(vec2 stem) {
  vec2 at = turned(stem, -ROWS);
  float edge = flowAt(at);
  return edge > .4 && edge < .86 && noise(at * .4 + uSeed + 4.) > .6;
}
PALM_ROWS(palmInRows, isBank, .34, .19)
Crown palmAt(vec2 p) {
  float edge = flowAt(p);
  if (edge < .1 || edge > 1.15) return NO_CROWN;
  return palmInRows(turned(p, ROWS));
}

float placeHeight(vec2 p) {
  float edge = flowAt(p);
  float bank = .11 * smoothstep(0., .03, edge);
  return max(bank + duneAt(p, edge), (bank + .22) * inside(palmAt(p).edge, .015));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float edge = flowAt(p), soft = max(fwidth(edge), pixel);
  vec2 light = normalize(uLightDirection.xz);
  vec2 up = vec2(dFdx(edge), dFdy(edge));
  float faces = -dot(up / max(length(up), 1e-5), light);
  // Ripples of the wind across the land.
  float ripple = dot(p, vec2(.8, 1.6)) * 2.6 + 1.4 * noise(p * vec2(.5, .7) + uSeed);
  c = mix(c, lit(uSandMid, lambert), hairline(ripple, fwidth(ripple), .6) * .45 * smoothstep(.3, .8, edge) * smoothstep(.35, .7, noise(p * .35 + uSeed + 2.)));
  // The lip of the bank that faces the sun.
  c = mix(c, mix(uSandLit, vec3(1), .6), inside(edge - .07, pixel) * smoothstep(0., .5, faces));
  c = palmPaint(c, palmAt(p), pixel);
  vec3 water = mix(uDeepWaterColor, uWaterColor, .35 * smoothstep(-.16, 0., edge) * smoothstep(0., .6, faces));
  // The lines of the current end before the arms part, and where two meet the distance bends: they would make arrows.
  float straight = smoothstep(1.3, .5, p.x) * smoothstep(.8, .95, length(up) / max(pixel, 1e-5));
  float current = hairline(edge * 11., fwidth(edge * 11.), .55) * step(edge, -.09) * step(-.27, edge) * .5 * straight;
  water = mix(water, uLineColor, current);
  water = mix(water, uDeepWaterColor * .8, .8 * smoothstep(.5, .2, lambert));
  return mix(c, water, inside(edge, soft));
}
