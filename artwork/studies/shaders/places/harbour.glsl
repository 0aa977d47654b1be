// A harbour: two moles that hold a basin, quays with boats, and the wakes of those coming home.

float bank(vec2 p) { return p.x + 4.2 + (noise(vec2(p.y * .22, uSeed)) - .5) * 2.2 + (noise(vec2(p.y * .8, uSeed + 3.)) - .5) * .5; }

float arc(vec2 p, vec2 centre, float radius, float from, float to) {
  vec2 q = p - centre;
  float a = clamp(atan(q.y, q.x), from, to);
  return length(q - radius * vec2(cos(a), sin(a)));
}

float moles(vec2 p) {
  float upper = arc(p, vec2(-4.6, -.4), 5.4, .16, 1.75);
  float lower = arc(p, vec2(-4.4, .3), 4.5, -1.7, -.3);
  return min(upper, lower) - .26;
}

float quays(vec2 p) {
  float d = box(p - vec2(-3.9, 0), vec2(.5, 3.3));
  for (int i = -1; i <= 1; i++) d = min(d, box(p - vec2(-2.5, float(i) * 1.7), vec2(1.1, .09)));
  return d;
}

// Boats along the quays, bows outward.
float boats(vec2 p, out float id) {
  float row = clamp(floor(p.y / 1.7 + .5), -1., 1.);
  vec2 q = p - vec2(-2.5, row * 1.7);
  float place = clamp(floor((q.x + 1.05) / .3), 0., 6.);
  float side = sign(q.y);
  id = row * 31. + place * 3. + side;
  vec2 b = vec2(q.x + 1.05 - (place + .5) * .3, abs(q.y) - .42);
  if (hash(id + uSeed) < .25) return 9.;
  float width = .085 * (1. - pow(clamp(b.y / .26 * .5 + .5, 0., 1.), 3.));
  return max(abs(b.x) - width, abs(b.y) - .26);
}

// One boat under way with the two lines of its wake.
vec2 underWay(vec2 p, vec2 at, float heading) {
  vec2 q = turned(p - at, -heading);
  float width = .11 * (1. - pow(clamp(q.x / .32 * .5 + .5, 0., 1.), 3.));
  float hull = max(abs(q.y) - width, abs(q.x) - .32);
  float behind = -q.x - .1;
  float wake = behind > 0. && behind < 6. ? abs(abs(q.y) - behind * .17) - .012 : 9.;
  return vec2(hull, wake + .02 * step(3., behind));
}

vec2 fleet(vec2 p) {
  vec2 best = vec2(9);
  best = min(best, underWay(p, vec2(2.7, .5), 3.05));
  best = min(best, underWay(p, vec2(5.6, -2.4), 2.62));
  best = min(best, underWay(p, vec2(6.6, 3.1), -2.72));
  return min(best, underWay(p, vec2(-.6, -.55), 3.3));
}

float placeHeight(vec2 p) {
  float id, land = bank(p);
  float h = land < 0. ? .55 * linearDunes(turned(p, -.5) * .9) * smoothstep(.4, 4., -land) + min(-land, 1.) * .1 : -.05;
  h = max(h, .16 * (1. - smoothstep(-.06, .1, moles(p))) * (.75 + .5 * noise(p * 7.)));
  h = max(h, .12 * inside(quays(p), .012));
  return max(h, .16 * max(inside(boats(p, id), .012), inside(fleet(p).x, .012)));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float id, land = bank(p);
  float depth = min(land, moles(p) * 1.6 + .3);
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(0., 3.4, depth));
  float swell = depth * 2.2 + (noise(p * .6) - .5) * .7;
  water = mix(water, uLineColor, hairline(swell, fwidth(swell), .6) * smoothstep(3.4, .2, depth) * .6);
  vec2 sailing = fleet(p);
  water = mix(water, uLineColor, inside(sailing.y, pixel) * .75);
  c = mix(c, mix(uLineColor, water, smoothstep(0., .06, land)), smoothstep(-pixel, pixel, land));
  c = mix(c, lit(mix(uSandMid, uSandLit, .35 + .5 * noise(p * 9.)), lambert), inside(moles(p), pixel));
  c = mix(c, lit(uSandLit, lambert), inside(quays(p), pixel));
  vec3 hull = hash(id * 1.3) < .4 ? vec3(1) : uSandLit;
  return mix(c, lit(hull, lambert), max(inside(boats(p, id), pixel), inside(sailing.x, pixel)));
}
