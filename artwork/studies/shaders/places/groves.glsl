// Palm groves: rows of crowns in fields, and the channels that water them. The picture is four views of one grove side
// by side, each from another height: over the fields, above a few of them, over a crossing of their channels, and turned. Shade is drawn
// from the shapes, not thrown by heights: what is seen from so near shows every step of a thrown one.

const vec2 PLOT = vec2(4.3, 3.4);
const float BANK = .11; // half a channel
// Centre, how much more of the land than of the picture is seen, and the turn of each, from the right.
const int VIEWS = 4;
const vec4 VIEW[VIEWS] = vec4[VIEWS](vec4(2., 3., 2.3, 0.), vec4(2.5, 1., .95, 0.), vec4(3.5, 6.2, .6, .12), vec4(-14., 8., 1.5, .5));

// The land under a point of the picture; z is how many of its units one of the picture's shows, w the view's turn.
vec4 viewed(vec2 p) {
  float side = uAcross / float(VIEWS);
  int i = int(clamp(floor(.5 * float(VIEWS) - p.x / side), 0., float(VIEWS - 1)));
  vec2 centre = vec2((.5 * float(VIEWS) - float(i) - .5) * side, 0.);
  return vec4(VIEW[i].xy + turned(p - centre, VIEW[i].w) * VIEW[i].z, VIEW[i].zw);
}

vec2 grovePlan(vec2 p) { return turned(p, .2) + vec2(.5 * sin(p.y * .22), .7 * sin(p.x * .16)); }

float channels(vec2 q) {
  vec2 local = abs(q - (floor(q / PLOT) + .5) * PLOT);
  return min(PLOT.x * .5 - local.x, PLOT.y * .5 - local.y);
}

float kindOf(vec2 q) { return hash2(floor(q / PLOT) + uSeed); }
bool isOpen(float kind) { return kind < .18; }

// Young palms stand closer.
float spacing(float kind) { return kind < .55 ? .86 : 1.1; }

// The palm whose crown lies over a point; far from each its edge is positive.
Crown palmAt(vec2 q) {
  float kind = kindOf(q);
  Crown found = NO_CROWN;
  if (isOpen(kind)) return found;
  vec2 corner = floor(q / PLOT) * PLOT, count = floor((PLOT - .5) / spacing(kind)), pitch = (PLOT - .5) / count;
  vec2 nearest = floor((q - corner - .25) / pitch);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 cell = nearest + vec2(i, j);
    if (any(lessThan(cell, vec2(0))) || any(greaterThanEqual(cell, count))) continue;
    vec2 at = corner + .25 + (cell + .5) * pitch, id = at + uSeed;
    vec2 p = q - at - (vec2(hash2(id), hash2(id + 3.3)) - .5) * .2 * pitch;
    float radius = .5 * min(pitch.x, pitch.y) * mix(.86, 1.04, hash2(id + 8.1));
    found = topCrown(found, crownOf(p, radius, hash2(id + 5.) * 6.28, hash2(id + 2.)));
  }
  return found;
}

float placeHeight(vec2 p) { return .03 * openSand(p); }

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec4 view = viewed(p);
  pixel *= view.z;
  vec2 q = grovePlan(view.xy), light = turned(normalize(uLightDirection.xz), view.w + .2);
  float kind = kindOf(q), d = channels(q);
  // A furrow is a hairline from afar, and as wide as it is from near.
  float furrows = hairline(q.y * 5., pixel * 5., max(.5, .014 / pixel)) * step(.3, d) * step(kind, .18);
  c = mix(c, uGreenDark, furrows * .7);
  c = mix(c, uSandMid, inside(palmAt(q + light * .16).edge, pixel) * .6);
  c = palmPaint(c, palmAt(q), pixel);
  // A bank's shadow on the water, and its light on the other side.
  vec3 water = mix(uDeepWaterColor, uWaterColor, .45 * inside(.03 - abs(d), pixel));
  water = mix(water, uDeepWaterColor, .8 * inside(BANK - channels(q + light * .05), pixel));
  return mix(c, water, inside(d - BANK, pixel));
}
