// A theatre in the sand: tiers around one round table, cushions on the tiers, stairs between them.

const float FLOOR = 1.5, TIER = .62, TIERS = 6., RISE = .12;

vec2 theatrePlan(vec2 p) { return turned(p - vec2(.05, .05), -.5); }

// How far out of the opening, through which one comes in; negative within it.
float opening(vec2 q) { return max(abs(q.y) - (.62 + .12 * max(q.x - FLOOR, 0.)), -q.x); }

float tierOf(vec2 q) { return clamp(floor((length(q) - FLOOR) / TIER) + 1., 0., TIERS); }

// Five stairs from the floor to the rim, at equal angles on both sides of the opening.
float stairs(vec2 q) {
  float angle = atan(q.y, q.x) / 6.2831853 * 6.;
  return abs(angle - floor(angle + .5)) / 6. * 6.2831853 * length(q) - .17;
}

struct Seat { float distance; float id; };

Seat seatOn(vec2 q) {
  float tier = tierOf(q), radius = FLOOR + (tier - .42) * TIER;
  float count = floor(radius * 6.2831853 / .52);
  float turn = atan(q.y, q.x) / 6.2831853 * count;
  float id = floor(turn + .5);
  float angle = id / count * 6.2831853;
  vec2 local = turned(q, -angle) - vec2(radius, 0);
  bool isTaken = tier > 0. && tier < TIERS && hash(id * 1.7 + tier * 31.) < .9 - tier * .07;
  vec2 stair = vec2(cos(angle), sin(angle)) * radius;
  bool isFree = stairs(stair) > .2 && opening(stair) > .22;
  return Seat(isTaken && isFree ? box(local, vec2(.11, .15)) - .04 : 9., id + tier * 17.);
}

float placeHeight(vec2 p) {
  vec2 q = theatrePlan(p);
  float r = length(q), rim = FLOOR + TIER * TIERS;
  float sand = .35 * openSand(p) + .9 * ripples(p * .9) * smoothstep(rim + .2, rim + 3.4, r);
  float tiers = tierOf(q) * RISE;
  float bowl = mix(tiers, sand + TIERS * RISE * smoothstep(rim + 3.4, rim, r), smoothstep(rim - .02, rim + .02, r));
  bowl = mix(bowl, max(r - FLOOR, 0.) / TIER * RISE * step(r, rim) + bowl * step(rim, r), inside(stairs(q), .02) * step(FLOOR, r));
  // The way in comes down from the sand.
  bowl = r < rim ? mix(bowl, TIERS * RISE * smoothstep(rim - 2.4, rim, r), inside(opening(q), .03)) : bowl;
  bowl += .1 * inside(seatOn(q).distance, .012);
  return bowl + .22 * inside(r - .5, .012);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = theatrePlan(p);
  float r = length(q), rim = FLOOR + TIER * TIERS;
  float bowl = r - rim, way = opening(q);
  c = mix(c, lit(mix(uSandMid, uSandLit, .6), lambert), inside(bowl, pixel) * inside(-way, pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .35), lambert), inside(way, pixel) * inside(bowl, pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .35), lambert), inside(r - FLOOR, pixel));
  float steps = hairline((r - FLOOR) / TIER * 4., pixel / TIER * 4., .6) * inside(stairs(q), pixel);
  c = mix(c, uLineColor, steps * .6 * inside(bowl, pixel) * inside(FLOOR - r, pixel) * inside(-way, pixel));
  c = mix(c, uLineColor, hairline(r * 4.2, pixel * 4.2, .5) * .45 * inside(r - FLOOR, pixel));
  Seat seat = seatOn(q);
  float chance = hash(seat.id * 2.3);
  vec3 cushion = chance < .5 ? uDeepWaterColor : chance < .72 ? uWaterColor : mix(uSandLit, vec3(1), .8);
  c = mix(c, lit(cushion, lambert), inside(seat.distance, pixel));
  vec3 table = mix(uDeepWaterColor, uWaterColor, step(.5, fract(r * 2.6)) * step(.2, r));
  return mix(c, lit(table, lambert), inside(r - .5, pixel));
}
