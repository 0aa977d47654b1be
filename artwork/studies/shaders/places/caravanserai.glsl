// A caravanserai in the late sun: domed cells around one court, two arms that receive, one gate between them; three
// caravans come to it, and the low light draws each camel on the sand.

const float HOUSE = 2.55, CELL = .728, COURT = HOUSE - 1.5 * CELL;
const vec2 AT = vec2(-3.5, .1);

vec2 plan(vec2 p) { return turned(p - AT, .16); }

// From the gate on, which is at the right.
float gateway(vec2 q) { return box(q - vec2(HOUSE - .4, 0), vec2(1.1, .3)); }
float gatehouse(vec2 q) { return box(q - vec2(HOUSE - .25, 0), vec2(.5, .86)); }
float arms(vec2 q) {
  vec2 m = vec2(q.x, abs(q.y));
  return min(segment(m, vec2(HOUSE, 1.3), vec2(HOUSE + 1.5, 2.15)), length(m - vec2(HOUSE + 1.5, 2.15)) - .14) - .08;
}
float towers(vec2 q) { return length(abs(q) - HOUSE) - .42; }
float wings(vec2 q) { return max(box(q, vec2(HOUSE)), -box(q, vec2(COURT))); }

// The middle of the nearest cell.
vec2 inCell(vec2 q) { return q - (floor(q / CELL + .5)) * CELL; }

float dome(vec2 q) {
  float reach = length(inCell(q)) / (.42 * CELL);
  bool isCovered = wings(q) < -.06 && gatehouse(q) > .05;
  return isCovered && reach < 1. ? sqrt(1. - reach * reach) : 0.;
}

float pool(vec2 q) { return box(q - vec2(-.25, 0), vec2(.72, .16)); }
bool isPlanted(vec2 at) { return max(abs(at.x + .25), abs(at.y)) < 1.05 && abs(at.y) > .5; }
PALM_ROWS(palmsInRows, isPlanted, .62, .29)
Crown courtPalms(vec2 q) {
  if (box(q, vec2(COURT)) > 0.) return NO_CROWN;
  return palmsInRows(q);
}

float dunes(vec2 p) {
  float room = box(plan(p) - vec2(.5, 0), vec2(HOUSE + .7, HOUSE));
  if (room < .3) return .1 * openSand(p);
  float ways = box(p - vec2(5.5, -1.3), vec2(5., 4.5));
  return .85 * linearDunes(turned(p, 1.28) * .86 + vec2(1.3, 0)) * smoothstep(.3, 2.6, room) * smoothstep(-.2, 2., ways) + .1 * openSand(p);
}

// Three caravans, the camels of each one behind the other.
const int CARAVANS = 3, CAMELS = 6;
const float APART = 1.22, SIZE = 1.5;

struct Camel { vec2 at; float heading; float id; };

vec2 wayAt(int caravan, float along) {
  vec2 gate = AT + turned(vec2(HOUSE + 1.2, 0), -.16);
  float side = float(caravan) - 1.;
  float spread = smoothstep(0., 5., along);
  return gate + vec2(along, .1 * sin(along * .8 + side * 2.) + side * (2.9 * spread + .12 * along) - .06 * along);
}

Camel camelOf(int caravan, int place) {
  float along = (caravan == 1 ? .7 : caravan == 0 ? 3.3 : 3.) + APART * float(place);
  vec2 here = wayAt(caravan, along), ahead = wayAt(caravan, along - .1);
  vec2 toward = ahead - here;
  float id = float(caravan * CAMELS + place);
  return Camel(here + .05 * (vec2(hash(id), hash(id + 3.)) - .5), atan(toward.y, toward.x), id);
}

float ellipse(vec2 q, vec2 radii) { return (length(q / radii) - 1.) * min(radii.x, radii.y); }

// A camel from above, its head ahead.
float back(vec2 q) {
  float body = ellipse(q, vec2(.2, .085));
  return min(body, min(segment(q, vec2(.16, 0), vec2(.33, 0)) - .026, ellipse(q - vec2(.37, 0), vec2(.065, .034))));
}
float load(vec2 q) { return box(q + vec2(.01, 0), vec2(.085, .125)) - .02; }

// A camel from the side, which is what the low sun draws: x along it, y up from its feet, which are at 0.
float profile(vec2 q) {
  float legs = min(abs(abs(q.x) - .16), abs(abs(q.x) - .1)) - .02;
  legs = max(legs, max(q.y - .44, -q.y));
  float body = ellipse(q - vec2(0, .5), vec2(.21, .1));
  float hump = min(ellipse(q - vec2(-.01, .6), vec2(.12, .1)), box(q - vec2(-.01, .63), vec2(.09, .06)) - .02);
  float neck = min(segment(q, vec2(.14, .5), vec2(.27, .47)), segment(q, vec2(.27, .47), vec2(.36, .6))) - .042;
  neck = min(neck, segment(q, vec2(.36, .6), vec2(.39, .8)) - .036);
  float head = segment(q, vec2(.39, .81), vec2(.49, .78)) - .036;
  return min(min(legs, min(body, hump)), min(neck, head));
}

// How long the shadow of one unit of height is.
const float REACH = 1.4;

struct Herd { float back; float load; float shadow; float id; };

Herd herdAt(vec2 p) {
  Herd herd = Herd(9., 9., 9., 0.);
  if (p.x < 0.) return herd;
  vec2 light = normalize(vec3(turned(uLightDirection.xz, uTurn), 0.).xy), away = -light * REACH;
  for (int i = 0; i < CARAVANS; i++) for (int j = 0; j < CAMELS; j++) {
    Camel camel = camelOf(i, j);
    vec2 off = p - camel.at;
    if (dot(off, off) > 5.) continue;
    vec2 q = turned(off, -camel.heading) / SIZE;
    float here = back(q);
    if (here < herd.back) { herd.back = here; herd.id = camel.id; herd.load = load(q); }
    // What share of `off` lies along the camel, and what along its shadow.
    vec2 along = vec2(cos(camel.heading), sin(camel.heading));
    float area = along.x * away.y - along.y * away.x;
    vec2 side = vec2(off.x * away.y - off.y * away.x, along.x * off.y - along.y * off.x) / area / SIZE;
    herd.shadow = min(herd.shadow, profile(side));
  }
  return herd;
}

float placeHeight(vec2 p) {
  vec2 q = plan(p);
  float h = dunes(p);
  float yard = min(box(q, vec2(HOUSE)), box(q - vec2(HOUSE + .6, 0), vec2(.9, 1.1)));
  h = mix(.08, h, smoothstep(0., .6, yard));
  h = max(h, .5 * inside(wings(q), .012));
  h = max(h, (.5 + .13 * dome(q)) * step(.001, dome(q)));
  h = max(h, .72 * inside(towers(q), .012));
  h = max(h, .82 * inside(gatehouse(q), .012));
  h = mix(h, .08, inside(gateway(q), .012) * (1. - inside(gatehouse(q) + .28, .012)));
  h = max(h, .3 * inside(arms(q), .012));
  return max(h, .3 * inside(courtPalms(q).edge, .02));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = plan(p);
  float heights = dunes(p) * 7., wide = fwidth(heights);
  c = mix(c, uLineColor, hairline(heights, wide, .55) * .3 * step(1., heights));
  // Walls are narrower than a pixel of the heights.
  float edge = 1.5 * pixel;
  vec3 wall = mix(uSandLit, vec3(1), .35);
  float court = box(q, vec2(COURT));
  c = mix(c, lit(mix(uSandLit, uSandMid, .3), lambert), inside(court, pixel));
  float paving = max(hairline(q.x * 2.8, pixel * 2.8, .5), hairline(q.y * 2.8, pixel * 2.8, .5));
  c = mix(c, uLineColor, paving * .3 * inside(court, pixel));
  c = mix(c, lit(wall, lambert), inside(min(wings(q), towers(q)) - edge, pixel));
  vec2 cell = abs(inCell(q));
  float joint = stroke(max(cell.x, cell.y) - .5 * CELL, .014, pixel);
  c = mix(c, lit(uSandMid, lambert), joint * .7 * inside(wings(q) + .05, pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .6), lambert), step(.001, dome(q)));
  c = mix(c, wall, stroke(court, edge, pixel));
  c = mix(c, lit(wall, lambert), inside(gatehouse(q) - edge, pixel));
  c = mix(c, lit(uSandMid, lambert), stroke(gatehouse(q) + .1, .014, pixel));
  c = mix(c, lit(uSandMid, lambert), stroke(towers(q) + .12, .014, pixel));
  c = mix(c, lit(wall, lambert), inside(arms(q) - edge, pixel));
  c = mix(c, mix(uWaterColor, uDeepWaterColor, .7), inside(pool(q), pixel));
  c = mix(c, lit(vec3(1), lambert), stroke(pool(q), .03, pixel));
  c = palmPaint(c, courtPalms(q), pixel);
  Herd herd = herdAt(p);
  c = mix(c, mix(uSandShade, uSandMid, .12), inside(herd.shadow, pixel / SIZE) * smoothstep(.05, .4, lambert) * .92);
  float chance = hash(herd.id * 2.7);
  vec3 cloth = chance < .45 ? uDeepWaterColor : chance < .7 ? uWaterColor : vec3(1);
  c = mix(c, mix(uSandShade, uSandMid, .45), inside(herd.back, pixel / SIZE));
  return mix(c, cloth, inside(max(herd.load, herd.back - .06), pixel / SIZE));
}
