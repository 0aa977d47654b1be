// Land seen from straight above: dune fields, a coast, and a plain for fields under pivots, as height maps.
// Stands behind the noise functions of landscape.glsl.

uniform int uForm; // 0 linear, 1 crescents, 2 ripples, 3 plain, 4 coast, 5 a place
const int PLACE = 5;
uniform float uAcross; // units of land across the picture's width
uniform float uTurn;   // radians that the land is turned by
uniform vec2 uCentre;  // of the land, in the middle of the picture
uniform float uMargin; // how much more land than the picture shows has heights: what throws shadows into it

vec2 turned(vec2 p, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec2(c * p.x - s * p.y, s * p.x + c * p.y);
}

// The place of the land that the picture shows there, from its middle in shares of its width, and back.
vec2 landAt(vec2 uv) { return uCentre + turned(uv * uAcross, uTurn); }
vec2 pictureAt(vec2 p) { return turned(p - uCentre, -uTurn) / uAcross; }

// A sharp crest with a slope on either side.
float ridge(float d, float left, float right) {
  float e = d < 0. ? -d / left : d / right;
  return exp(-pow(e, 1.35));
}

// Long dunes whose crests meander, so that light changes side along each of them.
float linearDunes(vec2 p) {
  float h = 0.;
  for (int i = -6; i <= 6; i++) {
    float id = float(i);
    float drift = (noise(vec2(p.y * .16 + id * 9., uSeed)) - .5) * 2.6;
    float swing = sin(p.y * (.62 + .16 * hash(id + 2.)) + hash(id + uSeed) * 6.28);
    float crest = id * 3.1 + drift + swing * (.45 + .3 * hash(id + 5.));
    float lean = cos(p.y * (.62 + .16 * hash(id + 2.)) + hash(id + uSeed) * 6.28);
    float height = .75 + .5 * noise(vec2(p.y * .22 + id * 3., uSeed + 4.));
    h = smoothMax(h, height * ridge(p.x - crest, 1.05 + .38 * lean, 1.05 - .38 * lean), .06);
  }
  return h;
}

// One crescent: gentle towards the wind (-x), a steep slip face between horns that point along it.
float crescent(vec2 p, float size) {
  p /= size;
  float y = abs(p.y);
  float body = clamp(1. - y * y, 0., 1.);
  float crest = 1.3 * y * y - .3;
  float d = p.x - crest;
  float windward = 1.25 * sqrt(body) + .02, lee = .1 + .3 * body;
  float profile = d < 0. ? smoothstep(-windward, windward * .55, d) / .79 : 1. - smoothstep(0., lee, d);
  return size * .3 * body * clamp(profile, 0., 1.);
}

float crescents(vec2 p) {
  float dunes = 0.;
  vec2 cell = floor(p / 3.6);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 c = cell + vec2(i, j);
    float chance = hash2(c + uSeed * 3.1);
    if (chance < .2) continue;
    vec2 jitter = vec2(hash2(c + 1.7 + uSeed), hash2(c + 9.2 + uSeed)) - .5;
    vec2 centre = (c + .5 + jitter * .55) * 3.6;
    float size = mix(.75, 1.6, pow(hash2(c + 4.4 + uSeed), 1.4));
    dunes = max(dunes, crescent(turned(p - centre, (hash2(c + 6.1) - .5) * .35), size));
  }
  return dunes + .1 * noise(p * .35 + uSeed);
}

float ripples(vec2 p) {
  float swell = (noise(p * .14 + uSeed) - .5) * 1.6;
  vec2 warp = vec2(noise(p * .21 + uSeed * 2.), noise(p * .19 + 13.)) - .5;
  float phase = p.x * .62 + warp.x * 2.6 + warp.y * .6 + (noise(p * .8 + 3.) - .5) * .22;
  return swell * .5 + duneTrain(phase) * (.34 + .2 * noise(p * .4 + 21.));
}

// Distance to the shore, positive on land.
float shore(vec2 p) {
  return p.x - 1.2 + (noise(vec2(p.y * .2, uSeed)) - .5) * 5. + (noise(vec2(p.y * .7, uSeed + 3.)) - .5) * 1.1;
}

float coast(vec2 p) {
  float land = shore(p);
  float dunes = linearDunes(turned(p, -.5) * .9) * smoothstep(.5, 4.5, land);
  return dunes + clamp(land, -3., 1.5) * .16;
}

float aerialHeight(vec2 p) {
  if (uForm == 0) return linearDunes(p);
  if (uForm == 1) return crescents(p);
  if (uForm == 2) return ripples(p);
  if (uForm == 4) return coast(p);
  return .5 * noise(p * .16 + uSeed) + .05 * noise(p * .5 + uSeed) + .06 * duneTrain(p.x * .9 + noise(p * .3) * 2.);
}
