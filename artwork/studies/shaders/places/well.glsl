// A well in the sand, and the tracks that lead to it from everywhere; nearer, they join.

vec2 wellPlan(vec2 p) { return p - vec2(-1.4, .1); }

// Distance to the nearest track: nine come in, each of them joined from two, and each of those again.
float tracks(vec2 q) {
  float r = length(q), count = 9.;
  float turn = (atan(q.y, q.x) / 6.2831853 + .06 * sin(r * .5 + uSeed)) * count;
  float id = floor(turn);
  float across = fract(turn) - .5 - .2 * (hash(id + uSeed) - .5) - .09 * sin(r * .95 + hash(id + 2.) * 6.) * smoothstep(.8, 4., r);
  float first = 2.1 + 1.6 * hash(id + 4.), second = first + 2.6;
  across = abs(across) - .24 * smoothstep(first, first + 4.5, r);
  across = abs(across) - .12 * smoothstep(second, second + 4., r);
  return abs(across) * r * 6.2831853 / count;
}

float troughs(vec2 q) {
  float a = atan(q.y, q.x);
  vec2 local = turned(q, -(floor(a / 1.2566 + .5) * 1.2566));
  return box(local - vec2(1.75, 0), vec2(.09, .4));
}

Crown shade(vec2 q) {
  vec2 cell = floor(q / 2.6);
  vec2 at = (cell + .5) * 2.6 + (vec2(hash2(cell + uSeed), hash2(cell + 4.)) - .5) * 1.2;
  bool isThere = hash2(cell + 9. + uSeed) > .72 && length(at) > 3.;
  if (!isThere) return NO_CROWN;
  return crownOf(q - at, .5, hash2(cell) * 6., .5);
}

float placeHeight(vec2 p) {
  vec2 q = wellPlan(p);
  float r = length(q);
  float h = .55 * ripples(p * .8) * smoothstep(1.5, 6., r) + .04 * openSand(p);
  h -= .05 * exp(-pow(tracks(q) / .07, 2.)) * smoothstep(1., 2., r);
  h = max(h, .34 * stroke(r - .82, .14, .012));
  h = mix(h, -.5, inside(r - .68, .012));
  return max(h, max(.16 * inside(troughs(q), .012), .45 * inside(shade(q).edge, .02)));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = wellPlan(p);
  float r = length(q), d = tracks(q);
  c = mix(c, uLineColor, stroke(d - .05, .014, pixel) * .75 * smoothstep(1., 1.5, r));
  c = mix(c, lit(mix(uSandLit, vec3(1), .5), lambert), stroke(r - .82, .14, pixel));
  float stones = hairline(atan(q.y, q.x) / 6.2831853 * 22., pixel * 22. / (r * 6.28), .6);
  c = mix(c, uSandMid, stones * stroke(r - .82, .14, pixel) * .8);
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(.68, .2, r));
  c = mix(c, mix(water, uLineColor, hairline(r * 9., pixel * 9., .5) * .4), inside(r - .68, pixel));
  c = mix(c, mix(uWaterColor, uDeepWaterColor, .5), inside(troughs(q), pixel));
  return palmPaint(c, shade(q), pixel);
}
