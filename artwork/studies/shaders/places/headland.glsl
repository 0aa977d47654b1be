// A headland and the bay behind it, with hard edges as on a relief map: dunes in three tones, the sea in steps of depth,
// a lighthouse, a jetty with boats and the village that it belongs to.

// How far to the right the land reaches: a headland that falls off steeply above, and slowly towards the bay.
float coastAt(float y) {
  float off = y - 2.6, cape = 3.7 * exp(-pow(abs(off) / (off > 0. ? 1.9 : 2.3), off > 0. ? 2.6 : 2.2));
  float foot = 1.6 * smoothstep(-2.6, -6.2, y);
  return -6.9 + cape + foot + (noise(vec2(y * .62, uSeed)) - .5) * 1.5 + (noise(vec2(y * 1.9, uSeed + 3.)) - .5) * .5;
}

// Distance to the shore, positive on land.
float headland(vec2 p) {
  const float PIECE = .2;
  float nearest = 99., start = floor(p.y / PIECE) * PIECE;
  vec2 a = vec2(coastAt(start - 19. * PIECE), start - 19. * PIECE);
  for (int i = -18; i <= 20; i++) {
    float y = start + float(i) * PIECE;
    vec2 b = vec2(coastAt(y), y);
    nearest = min(nearest, segment(p, a, b));
    a = b;
  }
  return p.x < coastAt(p.y) ? nearest : -nearest;
}

const vec2 LIGHTHOUSE = vec2(-4.35, 2.8);
const vec2 JETTY = vec2(-5.45, -1.75);
const float JETTY_LENGTH = 1.6;

float tower(vec2 p) { return length(p - LIGHTHOUSE) - .24; }

float jetty(vec2 p) {
  vec2 q = p - JETTY;
  return min(box(q, vec2(JETTY_LENGTH, .085)), box(q - vec2(JETTY_LENGTH, 0), vec2(.085, .52)));
}

float hull(vec2 q, float halfLength, float halfWidth) {
  float t = clamp(q.x / halfLength * .5 + .5, 0., 1.);
  float width = halfWidth * (1. - pow(t, 2.6)) * (1. - .35 * pow(1. - t, 5.));
  return max(abs(q.y) - width, abs(q.x) - halfLength);
}

float boat(vec2 q) { return hull(q, .42, .145); }
float deck(vec2 q) { return hull(q + vec2(.05, 0), .23, .06); }

// The nearest boat alongside the jetty, in its own plane.
vec2 mooring(vec2 p, out float id) {
  vec2 q = p - JETTY;
  float side = q.y < 0. ? -1. : 1., place = clamp(floor(q.x / .86 + .5), 0., 1.);
  id = place * 7. + side * 3.;
  vec2 b = turned(q - vec2(place * .86 + .12 * side, side * .3), (hash(id + 5.) - .5) * .2);
  return hash(id + 2.) < .5 ? b : -b;
}

const vec2 VILLAGE = vec2(-8.6, -2.15);
const float PLOT = .74;

vec2 streets(vec2 p) { return turned(p - VILLAGE, .2); }

// Houses behind the beach, some plots between them free: negative inside, and which one it is.
vec2 village(vec2 p) {
  vec2 found = vec2(9., 0.), q = streets(p), cell = floor(q / PLOT);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 c = cell + vec2(i, j);
    float chance = hash2(c + uSeed * 1.9);
    if (abs(c.x + .5) > 1.6 || c.x > 0. && c.y > 1. || abs(c.y + .5) > 2.6 || chance < .36) continue;
    vec2 centre = (c + .5 + (vec2(hash2(c + 5.), hash2(c + 9.)) - .5) * .22) * PLOT;
    float d = box(turned(q - centre, (hash2(c + 2.) - .5) * .3), vec2(.16, .15) + .09 * vec2(hash2(c + 3.), hash2(c + 7.)));
    if (d < found.x) found = vec2(d, chance);
  }
  return found;
}

float dunes(vec2 p) { return 1.05 * linearDunes(turned(p, -.72) * 1.05); }

float placeHeight(vec2 p) {
  float id, land = headland(p);
  float inland = smoothstep(.5, 2.6, land) * smoothstep(.2, 2.4, box(streets(p) - vec2(-.6, .5), 2. * PLOT * vec2(1., 1.35))) * smoothstep(.3, 1.8, tower(p));
  float h = land < 0. ? -.05 : dunes(p) * inland + min(land, .5) * .1;
  h = max(h, h * step(0., tower(p)) + 1.1 * step(tower(p), 0.));
  h += (.1 + .07 * village(p).y) * step(village(p).x, 0.);
  h = max(h, .1 * step(jetty(p), 0.));
  return max(h, .13 * step(boat(mooring(p, id)), 0.));
}

// The tone of what gets this light: one of three, with an edge no wider than a pixel.
vec3 inTones(float lambert) {
  float edge = max(fwidth(lambert), .002);
  vec3 c = mix(uSandShade, uSandMid, smoothstep(.26 - edge, .26 + edge, lambert));
  return mix(c, uSandLit, smoothstep(.57 - edge, .57 + edge, lambert));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float id, land = headland(p);
  c = inTones(lambert);
  float phase = (p.y + dunes(p) * .8) * 5.;
  c = mix(c, uLineColor, hairline(phase, fwidth(phase), .6) * smoothstep(.3, .1, lambert) * .42);

  float band = -land / .62 + (noise(p * .7) - .5) * .5;
  float depth = clamp(floor(band) / 5., 0., 1.);
  vec3 water = mix(uWaterColor, uDeepWaterColor, depth);
  water = mix(water, uLineColor, hairline(band + .5, fwidth(band), .8) * (1. - depth) * .75);
  c = mix(c, water, smoothstep(pixel, -pixel, land));
  c = mix(c, vec3(1), stroke(land + .03, .035, pixel));

  // What stands on edges is painted over its walls, too, which are narrower than a pixel of the heights.
  float wall = 2. * pixel;
  c = mix(c, uSandLit, inside(jetty(p) - wall, pixel));
  vec2 house = village(p);
  vec3 roof = house.y > .93 ? uDeepWaterColor : house.y > .76 ? uWaterColor : vec3(1);
  c = mix(c, roof, inside(house.x - wall, pixel));
  c = mix(c, vec3(1), inside(tower(p) - wall, pixel));
  c = mix(c, uDeepWaterColor, inside(tower(p) + .1, pixel));
  vec2 moored = mooring(p, id);
  bool isWhite = hash(id * 1.3) < .5;
  c = mix(c, isWhite ? vec3(1) : uDeepWaterColor, inside(boat(moored) - wall, pixel));
  return mix(c, isWhite ? uDeepWaterColor : vec3(1), inside(deck(moored), pixel));
}
