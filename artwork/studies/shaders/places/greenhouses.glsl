// Greenhouses: vaults side by side in fields, ways between them; some sown, some open.

const float VAULT = .62;
const vec2 FIELD = vec2(6.2, 4.2);

struct House { float across; float edge; float id; float field; };

House houseAt(vec2 p) {
  vec2 q = turned(p, .28);
  vec2 field = floor(q / FIELD);
  float seed = hash2(field + uSeed);
  vec2 local = q - (field + .5) * FIELD;
  vec2 room = FIELD * .5 - .3;
  float id = floor((local.x + room.x) / VAULT);
  float across = (mod(local.x + room.x, VAULT) - VAULT * .5) / (VAULT * .47);
  float shorter = .9 * hash(id + seed * 31.) * step(.6, seed);
  float edge = max(box(local, room - vec2(0, shorter)), (abs(across) - 1.) * VAULT * .47);
  return House(across, edge, id + seed * 97., seed);
}

float placeHeight(vec2 p) {
  House house = houseAt(p);
  float vault = .15 * sqrt(max(0., 1. - house.across * house.across));
  return .04 * openSand(p) + (house.edge < 0. ? vault : 0.);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  House house = houseAt(p);
  vec2 q = turned(p, .28);
  float kind = hash(house.id * 1.7);
  vec3 cover = kind < .16 ? uGreenLight : kind < .3 ? uWaterColor : mix(uSandLit, vec3(1), .55);
  float ribs = hairline(q.y * 3.2, pixel * 3.2, .5);
  vec3 vault = mix(lit(cover, lambert), uLineColor, ribs * .5);
  return mix(c, vault, inside(house.edge, pixel));
}
