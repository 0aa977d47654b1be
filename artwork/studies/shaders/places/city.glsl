// A quarter of houses around courts, street by street; lamps along the streets and a light in most courts. One house
// shines far brighter than the others: what its meter says stands out.

const vec2 BLOCK = vec2(3.4, 2.2);
const vec2 PLOTS = vec2(4, 2);

// In the house that stands out.
const vec2 OUTLIER = vec2(.5, .3);

// All nearly as high: none throws its shade over its neighbour's roof.
struct House { float distance; float court; float height; float id; };

// Some blocks are not built on.
bool isSquare(vec2 p) { return hash2(floor(p / BLOCK) + uSeed * 3.) < .13; }

bool isGrove(vec2 p) {
  vec2 inBlock = abs(fract(p / BLOCK) - .5) * BLOCK;
  return isSquare(p) && box(inBlock, BLOCK * .5 - .5) < 0.;
}

PALM_ROWS(squareTrees, isGrove, .5, .24)

House houseAt(vec2 p) {
  vec2 block = floor(p / BLOCK);
  vec2 inBlock = p - (block + .5) * BLOCK;
  vec2 room = BLOCK - .46;
  vec2 plotSize = room / PLOTS;
  vec2 plot = clamp(floor((inBlock + room * .5) / plotSize), vec2(0), PLOTS - 1.);
  float id = hash2(block * 7.3 + plot + uSeed);
  vec2 centre = (plot + .5) * plotSize - room * .5;
  vec2 q = inBlock - centre;
  vec2 size = plotSize * .5 - .035 - .05 * hash(id * 91.);
  vec2 courtSize = size * mix(.3, .52, hash(id * 37.));
  vec2 courtPlace = (vec2(hash(id * 11.), hash(id * 23.)) - .5) * .3 * size;
  float outside = isSquare(p) ? 9. : box(q, size);
  return House(outside, box(q - courtPlace, courtSize), mix(.36, .4, hash(id * 53.)), id);
}

float placeHeight(vec2 p) {
  House house = houseAt(p);
  float walls = house.height * (1. - smoothstep(-.012, .012, house.distance));
  float roof = walls * smoothstep(-.012, .012, house.court);
  float parapet = .05 * (1. - smoothstep(.02, .035, abs(house.distance + .035))) * step(house.distance, 0.);
  return roof + parapet + .16 * inside(squareTrees(p).edge, .02);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  House house = houseAt(p);
  vec2 block = floor(p / BLOCK);
  vec2 inBlock = abs(p - (block + .5) * BLOCK);
  vec3 street = lit(mix(uSandMid, uSandShade, .62), lambert);
  c = mix(street, c, inside(house.distance, pixel));
  vec3 roof = mix(uSandMid, uSandLit, hash(house.id * 71.));
  float isRoof = inside(house.distance, pixel) * (1. - inside(house.court, pixel));
  c = mix(c, lit(roof, lambert), isRoof);
  bool isLit = !isSquare(p) && hash(house.id * 5.) > .3;
  vec3 light = mix(uDeepWaterColor, uWaterColor, smoothstep(.0, -.16, house.court));
  if (isLit) c = mix(c, light, inside(house.court, pixel));
  if (house.id == houseAt(OUTLIER).id) c = mix(mix(c, vec3(1., .96, .84), .75), vec3(1), inside(house.court, pixel));
  c = palmPaint(c, squareTrees(p), pixel);
  float beside = length(p - OUTLIER);
  c = mix(c, uWaterColor, .5 * exp(-beside * beside * 1.1));
  vec2 lamp = vec2(mod(p.x + .425, .85) - .425, inBlock.y - BLOCK.y * .5);
  vec2 lampAcross = vec2(inBlock.x - BLOCK.x * .5, mod(p.y + .275, .55) - .275);
  float off = min(length(lamp), length(lampAcross));
  c = mix(c, uWaterColor, .5 * exp(-off * off * 260.));
  return mix(c, uLineColor, inside(off - .024, pixel));
}
