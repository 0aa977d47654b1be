// A clinic: pavilions side by side along a shaded walk, a court with palms and a pool between each two.

vec2 clinicPlan(vec2 p) { return turned(p - vec2(0, .1), -.12); }

// Pavilions stand every 2.9 units along x, alternately before and behind the walk.
vec2 nearPavilion(vec2 q, out float id) {
  id = clamp(floor(q.x / 2.9 + .5), -2., 2.);
  return q - vec2(id * 2.9, mod(id, 2.) < .5 ? .6 : -.6);
}

float pavilions(vec2 q) {
  float id;
  vec2 local = nearPavilion(q, id);
  return box(local, vec2(.72, 2.6));
}

float lightwell(vec2 q) {
  float id;
  vec2 local = nearPavilion(q, id);
  return box(vec2(local.x, abs(abs(local.y) - 1.25)), vec2(.2, .62));
}

float walk(vec2 q) { return box(q, vec2(7.4, .3)); }
float site(vec2 q) { return box(q, vec2(7.9, 3.9)) - .2; }
float pools(vec2 q) {
  float x = mod(q.x, 2.9) - 1.45;
  return abs(q.x) > 5.8 ? 9. : box(vec2(x, abs(q.y) - 1.4), vec2(.2, .66));
}
bool isCourt(vec2 at) {
  bool isTaken = site(at) > -.5 || pavilions(at) < .42 || walk(at) < .42 || pools(at) < .36;
  return !isTaken && hash2(floor(at / .9) + uSeed) > .16;
}

PALM_ROWS(courtPalms, isCourt, .9, .4)

float placeHeight(vec2 p) {
  vec2 q = clinicPlan(p);
  float h = .5 * linearDunes(turned(p, .4) * .8) * smoothstep(.4, 3.4, site(q)) + .02;
  h = max(h, .36 * inside(pavilions(q), .012) * (1. - inside(lightwell(q), .012)));
  h = max(h, .43 * stroke(pavilions(q) + .06, .04, .01));
  h = max(h, .26 * inside(walk(q), .012));
  h = max(h, .2 * stroke(site(q), .06, .012));
  return max(h, .2 * inside(courtPalms(q).edge, .02));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = clinicPlan(p);
  c = mix(c, lit(mix(uSandMid, uSandLit, .7), lambert), inside(site(q), pixel));
  c = mix(c, mix(uWaterColor, uDeepWaterColor, .35), inside(pools(q), pixel));
  c = palmPaint(c, courtPalms(q), pixel);
  vec3 slats = mix(uSandLit, uSandMid, hairline(q.x * 7., pixel * 7., 1.2));
  c = mix(c, lit(slats, lambert), inside(walk(q), pixel));
  vec3 roof = mix(uSandLit, vec3(1), .6);
  c = mix(c, lit(roof, lambert), inside(pavilions(q), pixel) * (1. - inside(lightwell(q), pixel)));
  float panes = hairline(q.y * 5., pixel * 5., .5);
  vec3 glass = mix(uWaterColor, uDeepWaterColor, .6);
  return mix(c, mix(glass, uLineColor, panes * .6), inside(lightwell(q), pixel));
}
