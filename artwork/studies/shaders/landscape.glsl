#version 300 es
precision highp float;
precision highp int;

// The land itself: shared by the program that lights it and by the one that draws wind lines on it.

uniform vec2 uResolution;
uniform vec2 uJitter; // offset of this sample inside its pixel
uniform float uSeed;
uniform float uCameraHeight;
uniform float uCameraPitch;
uniform float uFocalLength;

const int MAX_DUNES = 6;
uniform int uDuneCount;
uniform vec4 uCrest[MAX_DUNES];  // x, bend, bend frequency, bend phase
uniform vec4 uShape[MAX_DUNES];  // height, windward width, leeward width, centre z
uniform vec3 uExtent[MAX_DUNES]; // length along z, slant (dx per z), roughness
uniform float uGround;           // how uneven the ground is; 1: as sand lies
uniform float uFarDunes;         // height of the dune trains at the horizon

const float PI = 3.14159265;

float hash(float n) { return fract(sin(n * 127.1) * 43758.5453); }

float hash2(vec2 p) {
  p = fract(p * vec2(.1234, .4561));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y * 97.13);
}

// Value noise with a quintic fade: its slope is continuous, so lit slopes show no seams.
float noise(vec2 p) {
  vec2 cell = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  return mix(mix(hash2(cell), hash2(cell + vec2(1, 0)), f.x),
             mix(hash2(cell + vec2(0, 1)), hash2(cell + vec2(1, 1)), f.x), f.y);
}

float smoothMax(float a, float b, float k) {
  float h = clamp(.5 + .5 * (a - b) / k, 0., 1.);
  return mix(b, a, h) + k * h * (1. - h);
}

// Periodic profile of a dune train: long windward slope, short lee.
float duneTrain(float phase) {
  float f = fract(phase);
  float crest = .66;
  float a = f < crest ? f / crest : (1. - f) / (1. - crest);
  return f < crest ? a * a * (1.6 - .6 * a) : a * a * (2.1 - 1.1 * a);
}

float duneHeight(int i, vec2 p) {
  vec4 crest = uCrest[i], shape = uShape[i];
  vec3 extent = uExtent[i];
  float dz = p.y - shape.w;
  float crestX = crest.x + extent.y * dz + crest.y * sin(dz * crest.z + crest.w)
    + (noise(vec2(p.y * .09 + float(i) * 7., uSeed)) - .5) * extent.z;
  float d = p.x - crestX;
  float e = d < 0. ? -d / shape.y : d / shape.z;
  float profile = d < 0. ? exp(-pow(e, 1.22)) : exp(-e * (.85 + .5 * e));
  float along = exp(-pow(abs(dz) / extent.x, 2.2));
  return shape.x * along * (.86 + .28 * noise(vec2(p.y * .12 + float(i) * 3., 5. + uSeed))) * profile;
}

// Height of the land above p = (x, z).
float landHeight(vec2 p) {
  vec2 warp = vec2(noise(p * .05 + uSeed) * 9., noise(p * .045 + 31. + uSeed) * 8.);
  float far = duneTrain((p.x * .30 + p.y * .95 + warp.x * 1.3) * .045 + uSeed * .37) * 4.6
    * (.3 + noise(p * .034 + uSeed * 1.7)) * uFarDunes * smoothstep(14., 44., p.y);
  float h = far + uGround * ((noise(p * .11 + uSeed) - .5) * .55 + (noise(p * .31 + uSeed) - .5) * .12);
  for (int i = 0; i < MAX_DUNES; i++) {
    if (i >= uDuneCount) break;
    h = smoothMax(h, duneHeight(i, p), .35);
  }
  return h;
}

vec3 cameraRay(vec2 uv) {
  float c = cos(uCameraPitch), s = sin(uCameraPitch);
  vec3 rd = normalize(vec3(uv, uFocalLength));
  return vec3(rd.x, rd.y * c + rd.z * s, rd.z * c - rd.y * s);
}
