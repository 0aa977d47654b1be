// A theatre in the sand: five tiers all round a table, those who sit together on each, stairs between their blocks.

const float FLOOR = 1.5, TIER = .72, TIERS = 5., RISE = .17, RISER = .15;
const float RIM = FLOOR + TIER * TIERS;
const float BLOCKS = 6.;
const float SEAT = .44; // from one to the next

vec2 theatrePlan(vec2 p) { return turned(p - vec2(.05, .05), -.5); }

// How far out of the opening, through which one comes in; negative within it.
float opening(vec2 q) { return max(abs(q.y) - (.62 + .12 * max(q.x - FLOOR, 0.)), -q.x); }

float tierOf(vec2 q) { return clamp(floor((length(q) - FLOOR) / TIER) + 1., 0., TIERS); }

// Five stairs from the floor to the rim, at equal angles on both sides of the opening.
float stairs(vec2 q) {
  float angle = atan(q.y, q.x) / (2. * PI) * BLOCKS;
  return abs(angle - floor(angle + .5)) / BLOCKS * 2. * PI * length(q) - .17;
}

struct Seat { float distance; float group; };

// On each tier of a block some sit together, in one colour: seats that follow the arc, no farther than a hand from each other.
Seat seatOn(vec2 q) {
  float tier = tierOf(q), radius = FLOOR + (tier - .4) * TIER;
  float turn = atan(q.y, q.x) / (2. * PI) * BLOCKS, block = floor(turn);
  float group = block + 3. + tier * 17.;
  float isAtOpening = block == 0. || block == -1. ? 1. : 0.;
  // The part of the arc that seats may take, clear of stairs and of the opening.
  float aside = .42 + isAtOpening * (.3 + .06 * (radius - FLOOR));
  float arc = 2. * PI / BLOCKS * radius - .42 - aside;
  float places = floor(arc / SEAT), taken = min(places, 2. + floor(hash(group * 1.7) * (1.4 + .62 * tier)));
  float first = floor(hash(group * 3.1 + 5.) * (places - taken + 1.));
  float along = (turn - block) * 2. * PI / BLOCKS * radius - (block == 0. ? aside : .42);
  float place = floor(along / SEAT);
  if (tier < 1. || place < first || place >= first + taken) return Seat(9., group);
  vec2 local = vec2(length(q) - radius, along - (place + .5) * SEAT);
  return Seat(box(local, vec2(.12, .13)) - .04, group);
}

float placeHeight(vec2 p) {
  vec2 q = theatrePlan(p);
  float r = length(q);
  // A tier begins with its riser.
  float within = fract((r - FLOOR) / TIER) * TIER;
  float tiers = r < FLOOR ? 0. : (tierOf(q) - 1. + clamp(within / RISER, 0., 1.)) * RISE;
  float bowl = mix(tiers, .2 + TIERS * RISE, smoothstep(RIM - .02, RIM + .02, r));
  float stair = max(r - FLOOR, 0.) / TIER * RISE;
  bowl = r < RIM ? mix(bowl, stair, inside(stairs(q), .02) * step(FLOOR, r)) : bowl;
  // The way in comes down from the sand.
  bowl = r < RIM ? mix(bowl, TIERS * RISE * smoothstep(RIM - 2.4, RIM, r), inside(opening(q), .03)) : bowl;
  bowl += .1 * inside(seatOn(q).distance, .012) * step(r, RIM);
  return bowl + .22 * inside(r - .5, .012);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = theatrePlan(p);
  float r = length(q), bowl = r - RIM, way = opening(q), stair = stairs(q);
  c = terraced(c, 6.5 * smoothstep(.15, 3., bowl) * noise(p * .42 + uSeed));
  float isTiered = inside(bowl, pixel) * inside(FLOOR - r, pixel) * inside(-way, pixel);
  float within = fract((r - FLOOR) / TIER) * TIER;
  // Treads are lighter than their risers on every side, whatever of these the sun reaches.
  vec3 tread = lit(mix(uSandMid, uSandLit, .62), lambert);
  vec3 riser = mix(lit(uSandMid, lambert), uSandShade, .3);
  c = mix(c, mix(tread, riser, inside(within - RISER, pixel)), isTiered);
  c = mix(c, lit(mix(uSandMid, uSandLit, .7), lambert), isTiered * inside(stair, pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .35), lambert), inside(way, pixel) * inside(bowl, pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .35), lambert), inside(r - FLOOR, pixel));
  float steps = hairline((r - FLOOR) / TIER * 4., pixel / TIER * 4., .7);
  c = mix(c, uSandShade, steps * .5 * inside(stair, pixel) * isTiered);
  c = mix(c, uLineColor, hairline(r * 4.2, pixel * 4.2, .5) * .45 * inside(r - FLOOR, pixel));
  Seat seat = seatOn(q);
  float chance = hash(seat.group * 2.3);
  vec3 cushion = chance < .46 ? uDeepWaterColor : chance < .72 ? uWaterColor : mix(uSandLit, vec3(1), .8);
  c = mix(c, lit(cushion, lambert), inside(seat.distance, pixel) * isTiered);
  vec3 table = mix(uDeepWaterColor, uWaterColor, step(.5, fract(r * 2.6)) * step(.2, r));
  return mix(c, lit(table, lambert), inside(r - .5, pixel));
}
