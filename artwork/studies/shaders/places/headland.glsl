// A headland, a bay behind its cape and the village that lives from it: dunes in the flat tints of a map, water in
// tints as deep as a chart says, a lighthouse, a jetty with its boats, and a ferry that is on its way there.

const float VILLAGE_TURN = .34;

float land1(vec2 p, vec2 a, vec2 b, float radius) { return radius - segment(p, a, b); }

// Distance to the shore, positive on land. It leaves the picture at the side, well below the upper edge, and at the foot.
float headland(vec2 p) {
  vec2 q = p - vec2(1.2, 0) + 1.1 * (vec2(noise(p * .42 + uSeed), noise(p * .42 + uSeed + 9.)) - .5);
  q += .26 * (vec2(noise(p * 1.5 + uSeed), noise(p * 1.5 + uSeed + 5.)) - .5);
  float north = land1(q, vec2(-17, .7), vec2(-10.2, .95), 1.9);
  float middle = land1(q, vec2(-16, -4.2), vec2(-11.2, -2.7), 2.9);
  float cape = land1(q, vec2(-16, -7.6), vec2(-5.6, -4.6), 1.35);
  float spit = land1(q, vec2(-6, -4.95), vec2(-.6, -5.8), .95);
  return smoothMax(smoothMax(smoothMax(north, middle, 1.), cape, 1.1), spit, .9);
}

const vec2 LIGHTHOUSE = vec2(-3.85, -4.1);
float tower(vec2 p) { return length(p - LIGHTHOUSE) - .25; }
float keepersHouse(vec2 p) { return box(turned(p - LIGHTHOUSE + vec2(.78, .16), -.3), vec2(.3, .2)); }

const vec2 JETTY = vec2(-5.35, -2.2);
const float JETTY_LENGTH = 1.75;

float jetty(vec2 p) {
  vec2 q = p - JETTY;
  return min(box(q, vec2(JETTY_LENGTH, .09)), box(q - vec2(JETTY_LENGTH, 0), vec2(.1, .58)));
}

// The nearest boat alongside the jetty, in its own plane: two on each side.
vec2 mooring(vec2 p, out float id) {
  vec2 q = p - JETTY;
  float side = q.y < 0. ? -1. : 1., place = clamp(floor((q.x - .05) / 1.05 + .5), 0., 1.);
  id = place * 7. + side * 3.;
  vec2 b = turned(q - vec2(.05 + place * 1.05 + .1 * side, side * .33), (hash(id + 5.) - .5) * .2);
  return hash(id + 2.) < .5 ? b : -b;
}

float boat(vec2 q) { return hull(q, .42, .15); }
float deck(vec2 q) { return hull(q + vec2(.05, 0), .23, .065); }

// The ferry in its own plane: the page lays its dot on its deck (coast.module.css).
vec2 ferryPlane(vec2 p) { return turned(p - vec2(-1.1, -1.75), -2.97) / 1.6; }
float ferry(vec2 p) { return hull(ferryPlane(p), .86, .31) * 1.6; }

const vec2 VILLAGE = vec2(-8.95, -1.75);
const float PLOT = .82;

struct House { float distance; vec2 local; vec2 size; float id; };

// How far from the village, about: dunes leave it room.
float fromVillage(vec2 p) { return box(turned(p - VILLAGE, VILLAGE_TURN), vec2(1.5, 2.1)); }

// Houses behind the beach, a few plots between them free.
House houseAt(vec2 p) {
  House found = House(9., vec2(9), vec2(1), 0.);
  if (fromVillage(p) > 1.4) return found;
  vec2 q = turned(p - VILLAGE, VILLAGE_TURN), cell = floor(q / PLOT);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 c = cell + vec2(i, j);
    float id = hash2(c + uSeed * 1.9);
    vec2 centre = (c + .5 + (vec2(hash2(c + 5.), hash2(c + 9.)) - .5) * .16) * PLOT;
    if (c.x < -2. || c.x > 1. || c.y < -3. || c.y > 2. || id < .16 || headland(turned(centre, -VILLAGE_TURN) + VILLAGE) < .6) continue;
    vec2 size = vec2(.2, .19) + .09 * vec2(hash2(c + 3.), hash2(c + 7.));
    vec2 local = turned(q - centre, (hash2(c + 2.) - .5) * .14);
    float d = box(local, size);
    if (d < found.distance) found = House(d, local, size, id);
  }
  return found;
}

// How many steps the land has risen.
float levelAt(vec2 p, float land) {
  return (1.6 + 5. * noise(p * .45 + uSeed + 3.)) * smoothstep(.4, 2.4, land) * smoothstep(-.1, 1.9, fromVillage(p));
}

bool isGrove(vec2 at) {
  float land = headland(at), village = fromVillage(at);
  return land > .55 && village > .05 && village < 1.15 && noise(at * .75 + uSeed + 2.) > .5 && hash2(floor(at * 3.)) > .2;
}
PALM_ROWS(palmInRows, isGrove, .44, .23)
Crown palmAt(vec2 p) {
  float village = fromVillage(p);
  if (village > 1.5 || village < -.6) return NO_CROWN;
  return palmInRows(p);
}

float placeHeight(vec2 p) {
  float id, land = headland(p);
  float h = land < 0. ? -.05 : min(land, .5) * .1;
  House house = houseAt(p);
  h = max(h, (.3 + .12 * house.id) * step(house.distance, 0.));
  h = max(h, .2 * inside(palmAt(p).edge, .015));
  h = max(h, 1.25 * step(tower(p), 0.));
  h = max(h, .34 * step(keepersHouse(p), 0.));
  h = max(h, .12 * step(jetty(p), 0.));
  h = max(h, .16 * step(ferry(p), 0.));
  return max(h, .13 * step(boat(mooring(p, id)), 0.));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float id, land = headland(p);
  c = terraced(c, levelAt(p, land));
  // The beach.
  c = mix(c, lit(mix(uSandLit, vec3(1), .5), lambert), inside(land - .34, pixel) * .75);

  float chart = clamp(-land + (noise(p * .55 + uSeed) - .5) * .5 * smoothstep(0., 1., -land), 0., 9.) / .43;
  float soft = fwidth(chart), level = floor(chart);
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(-.6, 6., level + smoothstep(1. - soft, 1., fract(chart))));
  float isobath = 1. - smoothstep(soft * .9, soft * 2.1, min(fract(chart), 1. - fract(chart)));
  water = mix(water, uLineColor, isobath * .6 * step(.4, chart) * smoothstep(6.6, 1.5, chart));
  water = mix(water, vec3(1), wake(ferryPlane(p) * .42, -.05, pixel * .26) * .85);
  water = mix(water, uDeepWaterColor * .72, smoothstep(.5, .2, lambert));
  c = mix(c, water, smoothstep(pixel, -pixel, land));
  c = mix(c, vec3(1), stroke(land + .03, .032, pixel));

  // What stands on edges is painted over its walls, too, which are narrower than a pixel of the heights.
  float wall = 1.5 * pixel;
  c = palmPaint(c, palmAt(p), pixel);
  vec3 planks = mix(mix(uSandLit, vec3(1), .5), uSandMid, hairline(p.x * 9., pixel * 9., .5) * .8);
  c = mix(c, lit(planks, lambert), inside(jetty(p) - wall, pixel));
  House house = houseAt(p);
  vec3 roof = house.id > .9 ? uDeepWaterColor : house.id > .78 ? uWaterColor : mix(uSandLit, vec3(1), .8);
  c = mix(c, lit(roof, lambert), inside(house.distance - wall, pixel));
  c = mix(c, lit(mix(uSandMid, uSandLit, .4), lambert), stroke(house.distance + .075, .012, pixel) * step(house.id, .78));
  vec2 stairs = house.local - house.size * vec2(.42, -.4);
  c = mix(c, lit(mix(uSandMid, uSandShade, .35), lambert), inside(box(stairs, vec2(.055, .045)), pixel) * step(house.id, .78) * step(.4, fract(house.id * 7.)));
  c = mix(c, lit(mix(uSandLit, vec3(1), .8), lambert), inside(keepersHouse(p) - wall, pixel));
  c = mix(c, vec3(1), inside(tower(p) - wall, pixel));
  c = mix(c, uDeepWaterColor, inside(tower(p) + .12, pixel));
  vec2 moored = mooring(p, id);
  bool isWhite = hash(id * 1.3) < .5;
  c = mix(c, isWhite ? vec3(1) : uDeepWaterColor, inside(boat(moored) - wall, pixel));
  c = mix(c, isWhite ? uDeepWaterColor : vec3(1), inside(deck(moored), pixel));
  return mix(c, vec3(1), inside(ferry(p) - wall, pixel));
}
