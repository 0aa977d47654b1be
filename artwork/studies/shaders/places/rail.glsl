// Tracks that come together, pair by pair, until one is left; trains stand at their platforms, and one is on its way.

const int TRACKS = 9;

// Where a track lies across at x: they start spread and end in the same line.
float trackAt(float id, float x) {
  float start = (id - 4.) * .92;
  float meets = mix(1.5, 5.5, abs(id - 4.) / 4.) - 2.;
  float along = smoothstep(-8.5, meets + 1., x);
  float pair = mix(start, (floor(id / 2.) - 2.) * .9 + (id - 4.) * .1, smoothstep(-7., -1., x));
  return mix(pair, 0., smoothstep(-2.5, 5., x)) + .7 * sin(x * .16 + .4);
}

float onTrack(vec2 p, out float nearest) {
  float d = 9.;
  nearest = 0.;
  for (int i = 0; i < TRACKS; i++) {
    float id = float(i), y = trackAt(id, p.x);
    float slope = (trackAt(id, p.x + .05) - y) / .05;
    float here = abs(p.y - y) / sqrt(1. + slope * slope);
    if (here < d) { d = here; nearest = id; }
  }
  return d;
}

// The wagons of a train on a track, between two places along it.
float train(vec2 p, float id, float from, float to, out float wagon) {
  float y = trackAt(id, p.x), slope = (trackAt(id, p.x + .05) - y) / .05;
  float across = (p.y - y) / sqrt(1. + slope * slope);
  wagon = floor(p.x / .86);
  float along = mod(p.x, .86) - .43;
  return p.x < from || p.x > to ? 9. : box(vec2(along, across), vec2(.39, .13));
}

float trains(vec2 p, out float wagon) {
  float other;
  float d = train(p, 6., -7.74, -1.72, wagon);
  float e = train(p, 1., -10.32, -5.16, other);
  if (e < d) { wagon = other + 40.; d = e; }
  e = train(p, 4., 4.3, 7.74, other);
  if (e < d) { wagon = other + 57.; d = e; }
  return d;
}

// Roofs over the platforms, between two tracks each, where they still lie apart.
float platforms(vec2 p, out float along) {
  along = p.x;
  float d = 9.;
  if (p.x > -3.) return d;
  for (int i = 1; i < 8; i += 2) {
    float id = float(i) + .5, y = .5 * (trackAt(id - .5, p.x) + trackAt(id + .5, p.x));
    float until = i == 3 || i == 5 ? -5.2 : -6.4;
    d = min(d, box(vec2(p.x + 9.6, p.y - y), vec2(until + 9.6, .16)));
  }
  return d;
}

// Crescents that the wind drives over the plain; they keep off the tracks.
float drift(vec2 p) {
  float id, d = onTrack(p, id), along;
  float room = smoothstep(.5, 1.9, min(d, platforms(p, along)));
  if (room == 0.) return .06 * noise(p * .7 + uSeed);
  return (1.15 * crescents(turned(p, -.5) * .82 + vec2(1.1, .4)) + .3 * linearDunes(turned(p, .9) * .5)) * room + .06 * noise(p * .7 + uSeed);
}

float placeHeight(vec2 p) {
  float id, wagon, along;
  float bed = .1 * (1. - smoothstep(.2, .42, onTrack(p, id)));
  return max(max(drift(p), bed + .15 * inside(trains(p, wagon), .012)), .34 * inside(platforms(p, along), .012));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float id, wagon, along;
  float d = onTrack(p, id), heights = drift(p) * 6., wide = fwidth(heights);
  c = mix(c, lit(mix(uSandMid, uSandShade, .3), lambert), hairline(heights, wide, .7) * step(.5, heights) * .4);
  vec3 gravel = lit(mix(uSandMid, uSandShade, .45), lambert);
  c = mix(c, gravel, inside(d - .24, pixel * 2.) * .8);
  float sleepers = hairline(p.x * 5.5, pixel * 5.5, 1.4 / max(pixel * 90., .6)) * inside(d - .17, pixel);
  c = mix(c, lit(uSandLit, lambert), sleepers * .7);
  c = mix(c, mix(uSandShade, vec3(0), .25), stroke(d - .1, .016, pixel));
  float body = trains(p, wagon);
  vec3 paint = hash(wagon * 3.7) < .3 ? uWaterColor : hash(wagon * 3.7) < .6 ? uSandLit : uDeepWaterColor;
  c = mix(c, lit(paint, lambert), inside(body, pixel));
  c = mix(c, uLineColor, stroke(body + .05, .012, pixel) * .7);
  float roof = platforms(p, along);
  vec3 panes = mix(mix(uSandLit, vec3(1), .7), uWaterColor, hairline(along * 3.2, pixel * 3.2, .6));
  return mix(c, lit(panes, lambert), inside(roof, pixel));
}
