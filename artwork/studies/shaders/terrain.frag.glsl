// Ray-marches the land and lights it; also writes each pixel's depth, against which the wind lines are tested.
// Stands behind landscape.glsl and light.glsl.

uniform vec3 uPaper;
uniform vec2 uDissolve; // where the land turns into drawing (-1 to 1 across), softness
uniform float uHaze;    // distance at which haze takes over
uniform float uWater;   // level of still water; below -10: none
uniform vec3 uWaterColor;
uniform float uGlint;   // brightness of the sun's way over the water; 0: none
uniform int uShadowDetail; // how many times as many steps a shadow takes
uniform float uShadowEdge; // how sharply one ends
uniform float uFields; // whether its plain is sown
uniform vec3 uFieldLight, uFieldDark;
layout(location = 0) out vec4 outColor;
layout(location = 1) out float outDepth;
// Where the ray met the land, and its share of the sun: what the next hour over the same land takes from here.
layout(location = 2) out vec2 outForm;
uniform sampler2D uForm;
uniform float uIsFormKnown;
vec2 form = vec2(-1);

const float FAR = 240.;

vec3 landNormal(vec2 p, float e) {
  float h = landHeight(p);
  return normalize(vec3(h - landHeight(p + vec2(e, 0)), e, h - landHeight(p + vec2(0, e))));
}

float sunShadow(vec3 p, vec3 light, float distance) {
  float visible = 1., t = .3;
  for (int i = 0; i < 30 * uShadowDetail; i++) {
    vec3 q = p + vec3(0, .03 + .002 * distance, 0) + light * t;
    float d = q.y - landHeight(q.xz);
    visible = min(visible, uShadowEdge * d / t);
    t += max(.2, d * .55) / float(uShadowDetail);
    if (visible < .001 || t > 40.) break;
  }
  visible = clamp(visible, 0., 1.);
  return visible * visible * (3. - 2. * visible);
}

// Distance along the ray at which it meets the land, or -1.
float marchLand(vec3 ro, vec3 rd, float start) {
  float t = start, previous = start, hit = -1.;
  for (int i = 0; i < 460; i++) {
    vec3 p = ro + rd * t;
    float d = p.y - landHeight(p.xz);
    if (d < .0005 * t) { hit = t; break; }
    previous = t;
    t += max(.0022 * t, d * .42);
    if (t > FAR || (p.y > 16. && rd.y > 0.)) break;
  }
  if (hit < 0.) return -1.;
  float a = previous, b = hit;
  for (int i = 0; i < 8; i++) {
    float m = .5 * (a + b);
    vec3 p = ro + rd * m;
    if (p.y - landHeight(p.xz) < 0.) b = m; else a = m;
  }
  return b;
}

// Share of the drawing's paper at a point: land dissolves into line-work across the picture.
float dissolve(vec3 p, float across) {
  float edge = uDissolve.x + (noise(p.xz * .08) - .5) * .7 + (noise(p.xz * .3) - .5) * .14 + .03 * sin(2. * PI * p.z * .03);
  return smoothstep(edge - uDissolve.y, edge + uDissolve.y, across);
}

// Round fields in rows, each sown in its own way, clear of the dune.
const vec2 FIRST_FIELD = vec2(-5.6, 14.2);
const vec2 FIELDS = vec2(44, 60);
const vec2 NEAREST = vec2(-50, 1); // nearer, the picture's foot would cut them: an oval of one is no field
const float FIELD_PITCH = 3.3;
const vec2 FADES = vec2(60, 190); // a last row would be a line

// How steeply the eye looks down on a point.
float sight(vec2 p) { return (landHeight(p) - uCameraHeight) / length(p); }

// A field whose far side lies behind a rise of the plain would be cut off there.
bool isWhole(vec2 centre, float radius) {
  vec2 away = normalize(centre) * radius;
  return sight(centre + 1.1 * away) > sight(centre + .6 * away);
}

// The dune's foot would cut a field, or run out over it.
bool isClearOfDune(vec2 centre, float radius) {
  for (int i = 0; i < 8; i++) {
    float turn = float(i) * .25 * PI;
    if (duneHeight(0, centre + radius * vec2(cos(turn), sin(turn))) > .35) return false;
  }
  return true;
}

// `pixel`: half of one on the ground, to the side and away from the eye.
vec3 sown(vec2 p, vec3 c, vec2 pixel) {
  vec2 q = (p - FIRST_FIELD) / FIELD_PITCH, aside = vec2(.5 * mod(floor(q.y), 2.), 0);
  vec2 cell = floor(q - aside), local = (q - aside - cell - .5) * FIELD_PITCH;
  if (any(lessThan(cell, NEAREST)) || any(greaterThanEqual(cell, FIELDS))) return c;
  float kind = hash2(cell + uSeed) * (cell.y < NEAREST.y + 3. ? .5 : 1.), radius = FIELD_PITCH * mix(.37, .47, hash2(cell + 3.7)), r = length(local);
  if (!isWhole(p - local, radius) || !isClearOfDune(p - local, radius)) return c;
  bool isDark = hash2(cell + 9.1) > .5;
  vec3 ground = isDark ? uFieldDark : uFieldLight, sprout = isDark ? uFieldLight : uFieldDark;
  vec2 outward = local / max(r, .001), across = outward;
  float stripe = 9., angle = mod(atan(local.y, local.x) + kind * 40., 2. * PI);
  if (kind < .25) stripe = abs(fract(r / radius * 4.) - .5) * radius / 4. - .08;
  else if (kind < .5) {
    vec2 rows = vec2(1, (kind - .37) * 8.);
    across = normalize(rows);
    stripe = (abs(fract(dot(local, rows) * 2.2) - .5) / 2.2 - .1) / length(rows);
  } else if (kind < .75) {
    // Two of its radii bound a part of it.
    float toBound = min(abs(angle - 2.1), min(angle, 2. * PI - angle));
    across = vec2(-outward.y, outward.x);
    stripe = (angle < 2.1 ? -1. : 1.) * r * sin(min(toBound, .5 * PI));
  } else stripe = r - .16;
  float soft = length(across * pixel), edge = length(outward * pixel);
  float seen = (1. - smoothstep(-edge, edge, r - radius)) * (1. - smoothstep(FADES.x, FADES.y, p.y));
  return mix(c, mix(ground, sprout, 1. - smoothstep(-soft, soft, stripe)), seen);
}

vec3 landColor(vec3 p, vec3 rd, float distance, float across) {
  vec3 light = normalize(uLightDirection);
  vec3 n = landNormal(p.xz, .02 + .004 * distance);
  float shadow = uIsFormKnown > .5 ? form.y : sunShadow(p, light, distance);
  form.y = shadow;
  float lambert = clamp(dot(n, light) * 1.25 + .02, 0., 1.) * mix(.10, 1., shadow);
  // A sown plain is seen so flat that the far side of each rise would be a thread of shade, broken where rays miss it.
  float plain = uFields < .5 ? 0. : 1. - smoothstep(.24, .26, duneHeight(0, p.xz));
  lambert = mix(lambert, .92 * mix(.1, 1., shadow), plain);
  vec3 c = sandColor(lambert);
  // The sky lights what the sun does not reach.
  c = mix(c, uSkyMiddle, .22 * (1. - smoothstep(0., .4, lambert)) * clamp(n.y * .9 - .3 + .35 * n.z, 0., 1.));
  float rim = pow(clamp(1. - dot(n, -rd), 0., 1.), 4.) * lambert * (1. - plain);
  c = mix(c, uSunColor, rim * .4);
  vec3 paper = mix(uPaper, c, .10 + .16 * (1. - lambert));
  c = mix(c, paper, dissolve(p, across) * .96);
  if (uFields < .5) return c;
  float aside = .5 * uPixelAngle * distance;
  return mix(c, sown(p.xz, c, vec2(aside, aside / max(.05, dot(n, -rd)))), mix(.55, 1., lambert));
}

vec3 hazed(vec3 c, vec3 rd, float distance) {
  float fog = 1. - exp(-pow(distance / uHaze, 1.6));
  // A sown plain goes over into the sky that stands on it, all of it: the least difference would be a ruled line.
  if (uFields > .5) return mix(c, skyColor(normalize(vec3(rd.x, 0, rd.z))), fog);
  float angle = acos(clamp(dot(rd, normalize(uSun.xyz)), -1., 1.));
  return mix(c, mix(uSkyLow, uSunColor, uHalo * (.5 * exp(-angle * angle * 20.))), fog * .97);
}

const int MIRRORS = 9;

vec3 mirrorColor(vec3 p, vec3 rd, vec3 n, float distance, float across) {
  vec3 mirrored = reflect(rd, n);
  float t = marchLand(p + vec3(0, .02, 0), mirrored, .2);
  return t > 0. ? hazed(landColor(p + mirrored * t, mirrored, distance + t, across), mirrored, distance + t)
                : skyColor(vec3(mirrored.x, abs(mirrored.y), mirrored.z));
}

// The way of light that a low sun has over water: short strokes under it, farther apart the nearer they are.
float glint(vec3 p, vec3 rd, float distance) {
  vec3 mirrored = vec3(rd.x, abs(rd.y), rd.z), sun = normalize(uSun.xyz);
  float aside = atan(mirrored.x, mirrored.z) - atan(sun.x, sun.z);
  float below = asin(mirrored.y) / max(asin(sun.y), .001);
  float strokes = noise(vec2(p.x * .9 + 40., log(distance) * 34.)) * .6 + noise(vec2(p.x * 2.3, log(distance) * 71.)) * .4;
  float width = mix(.020, .034, smoothstep(0., 3., below)) * mix(.5, 1.25, strokes);
  float way = exp(-pow(aside / width, 2.)) * smoothstep(.30, .62, strokes + .28 * exp(-pow((below - 1.) / .8, 2.)));
  return way * (1. - smoothstep(1.2, 4.2, below)) * smoothstep(0., .3, below);
}

// Still water mirrors the land and the sky; its finest ripples stretch the mirror image upright, and soften its edge.
vec3 waterColor(vec3 p, vec3 rd, float distance, float across) {
  float ripple = (noise(vec2(p.x * .7, p.z * 3.) + uSeed) - .5) * .005;
  vec3 c = vec3(0);
  for (int i = 0; i < MIRRORS; i++) {
    float tilt = (float(i) / float(MIRRORS - 1) - .5) * .02;
    c += mirrorColor(p, rd, normalize(vec3(ripple * .4, 1., ripple + tilt)), distance, across);
  }
  float fresnel = .45 + .55 * pow(1. - clamp(-rd.y, 0., 1.), 3.);
  c = mix(uWaterColor, c / float(MIRRORS), fresnel);
  return uGlint > 0. ? mix(c, mix(uSunColor, vec3(1), .6), uGlint * glint(p, rd, distance)) : c;
}

void main() {
  vec2 fragment = gl_FragCoord.xy + uJitter;
  vec2 uv = (fragment - .5 * uResolution) / uResolution.y;
  float across = fragment.x / uResolution.x * 2. - 1.;
  vec3 ro = vec3(0, uCameraHeight, 0), rd = cameraRay(uv);
  vec3 c = skyColor(uFields > .5 ? normalize(vec3(rd.x, max(rd.y, 0.), rd.z)) : rd);
  outDepth = 1e4;
  if (uIsFormKnown > .5) form = texelFetch(uForm, ivec2(gl_FragCoord.xy), 0).rg;
  else form.x = marchLand(ro, rd, 1.);
  float hit = form.x;
  float water = rd.y < 0. && uWater > -10. ? (uWater - ro.y) / rd.y : -1.;
  if (water > 0. && water < FAR && (hit < 0. || water < hit)) {
    // No wind line crosses water: its depth is that of the nearest thing there is.
    outDepth = 0.;
    c = hazed(waterColor(ro + rd * water, rd, water, across), rd, water);
  } else if (hit > 0.) {
    outDepth = dot(rd, vec3(0, sin(uCameraPitch), cos(uCameraPitch))) * hit;
    c = hazed(landColor(ro + rd * hit, rd, hit, across), rd, hit);
  }
  outForm = form;
  // A grain below one step of 8 bits keeps the skies free of bands.
  outColor = vec4(c + (hash2(fragment * 1.37 + uJitter * 17.) - .5) / 255., 1);
}
