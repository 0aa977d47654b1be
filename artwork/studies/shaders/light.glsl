// The light of one hour: sky, sun and the three colours of sand.

uniform vec3 uSkyHigh, uSkyMiddle, uSkyLow;
uniform vec3 uSandLit, uSandMid, uSandShade;
uniform vec3 uSunColor;
uniform vec4 uSun; // direction to the disc, angular radius (0: no disc)
uniform float uHalo;
uniform vec3 uLightDirection;
uniform float uStars;      // brightness of single stars; 0: none
uniform float uStarTrails; // brightness of the arcs that stars draw in an hour; 0: none
uniform vec3 uPole;        // the point of the sky that the arcs turn around
uniform float uPixelAngle; // radians that one pixel covers

float starField(vec3 rd) {
  vec2 p = vec2(atan(rd.x, rd.z), asin(rd.y)) * 62.;
  vec2 cell = floor(p);
  float chance = hash2(cell + 17.3);
  vec2 centre = vec2(hash2(cell + 3.1), hash2(cell + 8.7)) * .8 + .1;
  float brightness = pow(hash2(cell + 5.9), 5.) * .85 + .15;
  float radius = mix(.03, .085, brightness);
  float star = 1. - smoothstep(radius * .4, radius, length(fract(p) - centre));
  return step(.3, chance) * star * brightness * smoothstep(.02, .22, rd.y);
}

// One arc per ring around the pole, each with its own start, length and brightness.
float starTrails(vec3 rd) {
  vec3 pole = normalize(uPole);
  vec3 east = normalize(cross(vec3(0, 1, 0), pole));
  float radius = acos(clamp(dot(rd, pole), -1., 1.));
  float turn = atan(dot(rd, cross(pole, east)), dot(rd, east)) / 6.28318531 + .5;
  float rings = 150.;
  float ring = floor(radius * rings);
  float light = 0.;
  for (int k = 0; k < 3; k++) {
    float id = ring * 7.13 + float(k) * 3.7;
    float offset = (hash(id) - .5) * .9;
    float d = abs(radius * rings - ring - .5 - offset * .4) / rings;
    float width = uPixelAngle * mix(.8, 1.9, hash(id + 4.2));
    float arc = fract(turn - hash(id + 1.3));
    float span = mix(.05, .17, hash(id + 2.1));
    float inside = smoothstep(0., .004, arc) * (1. - smoothstep(span - .004, span, arc)) * mix(.25, 1., arc / span);
    float brightness = pow(hash(id + 6.6), 1.8) * .9 + .1;
    light = max(light, (1. - smoothstep(width, width + uPixelAngle, d)) * inside * brightness);
  }
  return light * smoothstep(-.01, .14, rd.y);
}

vec3 skyColor(vec3 rd) {
  float elevation = rd.y;
  vec3 sky = mix(uSkyLow, uSkyMiddle, smoothstep(-.03, .15, elevation));
  sky = mix(sky, uSkyHigh, smoothstep(.08, .36, elevation));
  float angle = acos(clamp(dot(rd, normalize(uSun.xyz)), -1., 1.));
  sky = mix(sky, uSunColor, uHalo * (.55 * exp(-angle * angle * 26.) + .35 * exp(-angle * angle * 5.)));
  if (uStars > 0.) sky = mix(sky, vec3(1), uStars * starField(rd));
  if (uStarTrails > 0.) sky = mix(sky, uSunColor, uStarTrails * starTrails(rd));
  float disc = (1. - smoothstep(uSun.w - .0012, uSun.w + .0012, angle)) * step(.0001, uSun.w);
  return mix(sky, mix(uSunColor, vec3(1), .8), disc);
}

// Colour of sand that receives `lambert` (0 to 1) of the light.
vec3 sandColor(float lambert) {
  vec3 c = mix(uSandShade, uSandMid, smoothstep(.02, .36, lambert));
  return mix(c, uSandLit, smoothstep(.22, .86, lambert));
}
