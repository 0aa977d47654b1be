// A camp: tents in two rings around an open court, the larger ones within.

vec2 campPlan(vec2 p) { return p - vec2(-.9, .2); }

struct Tent { vec2 local; float size; float id; };

Tent tentAt(vec2 q, float radius, float count, float size) {
  float turn = atan(q.y, q.x) / 6.2831853 * count;
  float id = floor(turn + .5);
  float angle = id / count * 6.2831853;
  vec2 local = turned(q, -angle) - vec2(radius + .16 * (hash(id + count) - .5), 0);
  return Tent(turned(local, (hash(id * 3. + count) - .5) * .3), size * mix(.86, 1.08, hash(id + 5.)), id + count * 10.);
}

// Four faces that meet in a sagging point.
float tentHeight(Tent tent) {
  vec2 a = abs(tent.local) / tent.size;
  float reach = max(a.x, a.y);
  return reach > 1. ? 0. : tent.size * (.12 + .72 * pow(1. - reach, 1.25));
}

float edgeOf(Tent tent) { return (max(abs(tent.local.x), abs(tent.local.y)) - tent.size); }

float placeHeight(vec2 p) {
  vec2 q = campPlan(p);
  float r = length(q);
  float sand = .6 * crescents(p * .9) * smoothstep(6.4, 8.6, r) + .05 * openSand(p);
  float inner = tentHeight(tentAt(q, 2.7, 9., .66));
  float outer = tentHeight(tentAt(q, 4.85, 17., .56));
  return sand + max(inner, outer);
}

vec3 cloth(vec3 c, Tent tent, float lambert, float pixel) {
  vec3 color = hash(tent.id * 1.9) < .28 ? uWaterColor : hash(tent.id * 1.9) < .4 ? uDeepWaterColor : mix(uSandLit, vec3(1), .7);
  float edge = edgeOf(tent);
  vec2 a = abs(tent.local);
  float ropes = stroke(a.x - a.y, .014, pixel) * inside(edge - .3, pixel);
  c = mix(c, uLineColor, ropes * .8);
  c = mix(c, lit(color, lambert), inside(edge, pixel));
  float reach = max(a.x, a.y) / tent.size;
  float hem = stroke(reach - .86, .03, pixel / tent.size) * inside(edge, pixel);
  return mix(c, mix(uSandShade, color, .35), hem * .55);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = campPlan(p);
  float r = length(q);
  // Ground trodden smooth, in rings.
  c = mix(c, uLineColor, hairline(r * 3.4, pixel * 3.4, .5) * .5 * inside(r - 1.75, pixel));
  vec3 carpet = mix(uWaterColor, uDeepWaterColor, step(.5, fract(r * 2.2)));
  c = mix(c, lit(carpet, lambert), inside(r - .62, pixel));
  c = cloth(c, tentAt(q, 4.85, 17., .56), lambert, pixel);
  return cloth(c, tentAt(q, 2.7, 9., .66), lambert, pixel);
}
