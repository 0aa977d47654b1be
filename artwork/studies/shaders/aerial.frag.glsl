// Lights the land from above. Stands behind landscape.glsl, light.glsl, aerial-land.glsl, place-kit.glsl and a place.

uniform float uStrength;   // of the wind lines
uniform float uLineSpacing; // lines per unit of land
layout(location = 0) out vec4 outColor;
layout(location = 1) out float outDepth; // unused here, but both targets must be written

// Heights of the land, drawn before (heights.frag.glsl): read for every step of a shadow, they are computed once.
uniform sampler2D uHeights;

float landFromAbove(vec2 p) {
  vec2 size = vec2(textureSize(uHeights, 0));
  vec2 uv = pictureAt(p) / uMargin;
  return texture(uHeights, uv * size.x / size + .5).r;
}

vec3 aerialNormal(vec2 p, float e) {
  float h = landFromAbove(p);
  return normalize(vec3(h - landFromAbove(p + vec2(e, 0)), e, h - landFromAbove(p + vec2(0, e))));
}

// What was built stands on edges, and its shadow on each of them: no step passes one. Dunes are soft.
float aerialShadow(vec2 p, float h, vec3 light, float pixel) {
  bool isBuilt = uForm == PLACE;
  float visible = 1., t = isBuilt ? 2. * pixel : .05;
  for (int i = 0; i < (isBuilt ? 500 : 40); i++) {
    vec2 q = p + light.xz * t;
    float d = h + light.y * t + .01 - landFromAbove(q);
    visible = min(visible, 14. * d / t);
    t += isBuilt ? clamp(d * .5, .6 * pixel, 2. * pixel) : max(.04, d * .5);
    // Higher than all land, nothing is in its way any more.
    bool isClear = 14. * (h + light.y * t - 2.) > t;
    if (visible < .001 || isClear || t > 9.) break;
  }
  return smoothstep(0., 1., clamp(visible, 0., 1.));
}

// Fields under centre pivots: circles on a loose grid, each sown in rings.
vec4 pivotField(vec2 p, float pixel) {
  vec4 field = vec4(0);
  vec2 cell = floor(p / 2.9);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 c = cell + vec2(i, j);
    float chance = hash2(c + uSeed * 1.7);
    if (chance < .38) continue;
    vec2 centre = (c + .5) * 2.9 + (vec2(hash2(c + 2.), hash2(c + 5.)) - .5) * .3;
    float radius = mix(.95, 1.38, hash2(c + 7. + uSeed));
    float r = length(p - centre);
    float inside = 1. - smoothstep(radius - pixel, radius + pixel, r);
    float angle = atan(p.y - centre.y, p.x - centre.x) / 6.2831853 + .5;
    float sector = step(fract(angle + hash2(c + 3.)), mix(.35, 1., hash2(c + 11.)));
    vec3 c0 = mix(uGreenLight, uGreenDark, hash2(c + 13.) * .7 + .3 * sector);
    float rings = hairline(r * 9., pixel * 9., .55) * .5;
    float arm = 1. - smoothstep(.006, .006 + pixel * 1.5, abs(fract(angle - hash2(c + 17.) + .5) - .5) * r * 6.28);
    c0 = mix(c0, uLineColor, max(rings * .55, arm * .8));
    field = mix(field, vec4(c0, 1), inside);
  }
  return field;
}

void main() {
  outDepth = 0.;
  vec2 fragment = gl_FragCoord.xy + uJitter;
  vec2 uv = (fragment - .5 * uResolution) / uResolution.x;
  vec2 p = landAt(uv);
  float h = landFromAbove(p);
  vec3 light = normalize(vec3(turned(uLightDirection.xz, uTurn), uLightDirection.y).xzy);
  float pixel = uAcross / uResolution.x;
  vec3 n = aerialNormal(p, pixel * 1.5);
  float lambert = clamp(dot(n, light) * 1.25 + .02, 0., 1.) * mix(.12, 1., aerialShadow(p, h, light, pixel));
  vec3 c = sandColor(lambert);

  // Lines lie on the shaded slopes and bend with the relief, as if drawn by the wind.
  float phase = (p.y + h * .55 + (noise(p * .22 + uSeed) - .5) * 1.6) * uLineSpacing;
  float line = hairline(phase, fwidth(phase), .55) * (.35 + .65 * hash(floor(phase) * 1.73));
  c = mix(c, uLineColor, line * uStrength * mix(.75, .16, smoothstep(.1, .6, lambert)));

  if (uForm == 3) {
    vec4 field = pivotField(p, pixel);
    c = mix(c, field.rgb * mix(.82, 1., smoothstep(.1, .5, lambert)), field.a);
  }
  if (uForm == 4) {
    float land = shore(p), edge = fwidth(land);
    vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(0., 6., -land));
    float swell = -land * 1.5 + (noise(p * .5) - .5) * .8;
    float waves = hairline(swell, fwidth(swell), .6) * smoothstep(8., .5, -land) * .7;
    water = mix(water, uLineColor, waves);
    c = mix(c, mix(uLineColor, water, smoothstep(.0, .1, -land)), smoothstep(edge, -edge, land));
  }
  c = placePaint(p, c, lambert, pixel);
  outColor = vec4(c + (hash2(fragment * 1.37 + uJitter * 17.) - .5) / 255., 1);
}
