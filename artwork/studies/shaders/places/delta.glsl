// A delta: one river that divides, and divides again, until its arms reach the sea.

vec2 meander(vec2 p) {
  vec2 q = p + (vec2(noise(p * .34 + uSeed), noise(p * .3 + uSeed + 9.)) - .5) * 2.3;
  return q + (vec2(noise(p * 1.1 + uSeed), noise(p * 1.2 + 4.)) - .5) * .42;
}

// Distance to the nearest arm less its width; each fork folds the plane.
float arms(vec2 p) {
  vec2 q = meander(p) + vec2(10.6, .4);
  float d = 9., width = .42, reach = 4.6;
  for (int fork = 0; fork < 6; fork++) {
    float taper = width * mix(1., .72, clamp(q.x / reach, 0., 1.));
    d = min(d, segment(q, vec2(0), vec2(reach, 0)) - taper);
    q.x -= reach;
    q = turned(q, mod(float(fork), 2.) < .5 ? .13 : -.15);
    q.y = abs(q.y);
    q = turned(q, -.46 + .035 * float(fork));
    width *= .66;
    reach *= .8;
  }
  return d;
}

float placeHeight(vec2 p) {
  float d = arms(p);
  return .2 * smoothstep(-.1, 1.3, d) + .2 * noise(p * .4 + uSeed) * smoothstep(0., .8, d)
    + .03 * duneTrain(p.x * .8 + noise(p * .5) * 2.) * smoothstep(.2, .8, d);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float d = arms(p), edge = max(fwidth(d), pixel);
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(0., -.26, d));
  float current = hairline(d * 9., fwidth(d * 9.), .5) * .45 * smoothstep(0., -.08, d);
  c = mix(c, uLineColor, hairline(d * 5., fwidth(d * 5.), .5) * .4 * smoothstep(.75, .1, d));
  return mix(c, mix(water, uLineColor, current), 1. - smoothstep(-edge, edge, d));
}
