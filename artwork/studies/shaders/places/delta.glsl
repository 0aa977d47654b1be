// A delta: one river that divides, and divides again, until its arms are threads and end in the sand.

const int FORKS = 5;
const vec2 SOURCE = vec2(-13.4, -.2);
// What the river reaches, across.
const vec2 STRIP = vec2(-6.6, 6.2);

vec2 meander(vec2 p) {
  vec2 q = p + (vec2(noise(p * .34 + uSeed), noise(p * .3 + uSeed + 9.)) - .5) * 1.75;
  return q + (vec2(noise(p * 1.1 + uSeed), noise(p * 1.2 + 4.)) - .5) * .36;
}

// Every arm has a strip of the land to itself, which its two children share, so that none meets another.
// Distance to the nearest arm less its width, which goes down to nothing.
float arms(vec2 p) {
  vec2 q = meander(p);
  float d = 9.;
  for (int leaf = 0; leaf < 1 << FORKS; leaf++) {
    vec2 from = SOURCE, strip = STRIP;
    float width = .44, key = 1.;
    for (int arm = 0; arm <= FORKS; arm++) {
      float reach = mix(4.65, 6.5, hash2(vec2(key, uSeed))) * pow(.8, float(arm));
      vec2 to = vec2(from.x + reach, mix(strip.x, strip.y, mix(.38, .62, hash2(vec2(key, uSeed + 2.)))));
      float along = clamp((q.x - from.x) / reach, 0., 1.), bend = along * along * (3. - 2. * along);
      float slope = (to.y - from.y) * 6. * along * (1. - along) / reach;
      float across = (q.y - mix(from.y, to.y, bend)) / sqrt(1. + slope * slope);
      float ahead = q.x - clamp(q.x, from.x, to.x);
      d = min(d, length(vec2(ahead, across)) - width * mix(1., arm == FORKS ? -.1 : .68, along));
      from = to;
      width *= .68;
      bool isUpper = ((leaf >> arm) & 1) == 1;
      float parting = mix(strip.x, strip.y, mix(.4, .6, hash2(vec2(key, uSeed + 5.))));
      strip = isUpper ? vec2(parting, strip.y) : vec2(strip.x, parting);
      key = key * 2. + (isUpper ? 1. : 0.);
    }
  }
  return d;
}

float placeHeight(vec2 p) {
  float d = arms(p);
  return .15 * smoothstep(-.1, 1.6, d) + .17 * noise(p * .4 + uSeed) * smoothstep(0., 1.4, d)
    + .03 * duneTrain(p.x * .8 + noise(p * .5) * 2.) * smoothstep(.2, .8, d);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float d = arms(p), edge = max(fwidth(d), pixel);
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(0., -.26, d));
  float current = hairline(d * 9., fwidth(d * 9.), .5) * .45 * smoothstep(0., -.08, d);
  c = mix(c, uLineColor, hairline(d * 5., fwidth(d * 5.), .5) * .4 * smoothstep(.75, .1, d));
  return mix(c, mix(water, uLineColor, current), 1. - smoothstep(-edge, edge, d));
}
