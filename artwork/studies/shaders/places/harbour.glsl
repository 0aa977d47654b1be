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
  float d = box(p - vec2(-3.95, 0), vec2(.42, 3.3)) - .06;
  for (int i = -1; i <= 1; i++) d = min(d, box(p - vec2(-2.35, float(i) * 1.75), vec2(1.25, .07)) - .03);
  return d;
}

float boat(vec2 q) { return hull(q, .46, .15); }
float deck(vec2 q) { return hull(q + vec2(.06, 0), .25, .06); }

// The boats lie alongside the quays, at uneven places, none quite straight: two on each side. What it gives is one boat's own plane.
vec2 mooring(vec2 p, out float id) {
  float row = clamp(floor(p.y / 1.75 + .5), -1., 1.);
  vec2 q = p - vec2(-2.35, row * 1.75);
  float side = q.y < 0. ? -1. : 1.;
  float place = q.x < .15 ? 0. : 1.;
  id = row * 31. + place * 7. + side * 3.;
  vec2 at = vec2(-.42 + place * 1.12 + (hash(id + uSeed) - .5) * .3, side * .31);
  if (hash(id * 2.3 + uSeed) < .25) return vec2(9);
  vec2 b = turned(q - at, (hash(id + 5.) - .5) * .34);
  return hash(id + 9.) < .5 ? b : -b;
}

// One boat under way, in its own plane; its wake bends as its course did, and is lost in the swell.
vec2 course(vec2 p, vec2 at, float heading) { return turned(p - at, -heading); }

vec2 nearer(vec2 a, vec2 b) { return boat(a) < boat(b) ? a : b; }

const vec2 HOME = vec2(-.35, -.5), GATE = vec2(2.6, .15), NORTH = vec2(5.4, -2.5), SOUTH = vec2(5.9, 2.6);

vec2 fleet(vec2 p) {
  vec2 inner = nearer(course(p, HOME, 3.3), course(p, GATE, 3.0));
  return nearer(inner, nearer(course(p, NORTH, 2.62), course(p, SOUTH, -2.72)));
}

float wakes(vec2 p, float pixel) {
  float inner = max(wake(course(p, HOME, 3.3), -.05, pixel), wake(course(p, GATE, 3.0), .07, pixel));
  return max(inner, max(wake(course(p, NORTH, 2.62), .09, pixel), wake(course(p, SOUTH, -2.72), -.09, pixel)));
}

float placeHeight(vec2 p) {
  float id, land = bank(p);
  float h = land < 0. ? .55 * linearDunes(turned(p, -.5) * .9) * smoothstep(.4, 4., -land) + min(-land, 1.) * .1 : -.05;
  h = max(h, .16 * (1. - smoothstep(-.2, .08, moles(p))));
  h = max(h, .12 * inside(quays(p), .012));
  return max(h, .14 * max(inside(boat(mooring(p, id)), .012), inside(boat(fleet(p)), .012)));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float id, land = bank(p);
  float depth = min(land, moles(p) * 1.6 + .3);
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(0., 3.4, depth));
  float swell = depth * 2.2 + (noise(p * .6) - .5) * .7;
  water = mix(water, uLineColor, hairline(swell, fwidth(swell), .6) * smoothstep(3.4, .2, depth) * .6);
  water = mix(water, uLineColor, wakes(p, pixel) * .8);
  c = mix(c, mix(uLineColor, water, smoothstep(0., .06, land)), smoothstep(-pixel, pixel, land));
  c = mix(c, lit(mix(uSandMid, uSandLit, .7), lambert), inside(moles(p), pixel));
  c = mix(c, lit(uSandLit, lambert), inside(quays(p), pixel));
  vec2 moored = mooring(p, id), sailing = fleet(p);
  bool isWhite = hash(id * 1.3) < .35;
  c = mix(c, lit(isWhite ? vec3(1) : uDeepWaterColor, lambert), inside(boat(moored), pixel));
  c = mix(c, lit(isWhite ? uDeepWaterColor : vec3(1), lambert), inside(deck(moored), pixel));
  c = mix(c, lit(vec3(1), lambert), inside(boat(sailing), pixel));
  return mix(c, lit(mix(uSandLit, vec3(1), .4), lambert), inside(deck(sailing), pixel));
}
