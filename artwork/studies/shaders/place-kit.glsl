// What the places seen from above are drawn with. Stands behind landscape.glsl, light.glsl and aerial-land.glsl.
// A place (places/*.glsl) is two functions: its height, which throws shadows, and its paint over the lit sand.

uniform vec3 uLineColor;
uniform vec3 uWaterColor, uDeepWaterColor;
uniform vec3 uGreenLight, uGreenDark;

float hairline(float phase, float pixel, float halfWidth) {
  float d = abs(fract(phase) - .5) / max(pixel, 1e-5);
  return 1. - smoothstep(halfWidth - .5, halfWidth + .5, d);
}

float box(vec2 p, vec2 halfSize) {
  vec2 d = abs(p) - halfSize;
  return length(max(d, 0.)) + min(max(d.x, d.y), 0.);
}

float segment(vec2 p, vec2 a, vec2 b) {
  vec2 along = b - a;
  return length(p - a - along * clamp(dot(p - a, along) / dot(along, along), 0., 1.));
}

// Covered where d is negative.
float inside(float d, float pixel) { return 1. - smoothstep(-pixel, pixel, d); }

// A line of a width on d = 0.
float stroke(float d, float halfWidth, float pixel) { return inside(abs(d) - halfWidth, pixel); }

// A colour in the light of the hour: its shade takes on the shade of the sand.
vec3 lit(vec3 color, float lambert) {
  vec3 shaded = mix(color, uSandShade, .74);
  return mix(mix(shaded, color, smoothstep(.04, .5, lambert)), vec3(1), .22 * smoothstep(.62, 1., lambert));
}

// Open sand: low swells and ripples.
float openSand(vec2 p) {
  return .9 * noise(p * .13 + uSeed) + .12 * noise(p * .5 + uSeed + 7.)
    + .035 * duneTrain(p.x * .55 + p.y * .25 + noise(p * .33 + uSeed) * 1.7);
}

// The crown of a palm: nine fronds around its stem; negative inside.
float palm(vec2 p, float radius, float turn) {
  float r = length(p), a = atan(p.y, p.x) + turn;
  return r - radius * (.5 + .5 * pow(abs(cos(a * 4.5)), .7));
}

// Palms in rows: distance to the nearest crown; `spacing` between stems.
float palmRows(vec2 p, float spacing, float radius) {
  vec2 cell = floor(p / spacing);
  vec2 jitter = (vec2(hash2(cell + uSeed), hash2(cell + 3.3 + uSeed)) - .5) * .24 * spacing;
  return palm(p - (cell + .5) * spacing - jitter, radius * mix(.82, 1.08, hash2(cell + 8.1)), hash2(cell) * 6.28);
}
