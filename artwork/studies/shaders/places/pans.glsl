// Salt pans: basins between dykes, one of them in use, full of the sea; what is left in the others dries up to salt, in
// heaps where it is done.

const vec2 PAN = vec2(4.7, 3.8);
const float TURN = .3;
const float DYKE = .15;

vec2 panPlan(vec2 p) { return turned(p, TURN) + vec2(.12 * sin(p.y * .5), .16 * sin(p.x * .4)); }

// The page lays its dot into the one that is in use (post-page.module.css).
const vec2 IN_USE = vec2(6.98, -.21);

struct Pan { float edge; float stage; vec2 local; vec2 size; vec3 id; };

Pan panAt(vec2 p) {
  vec2 q = panPlan(p);
  float row = floor(q.y / PAN.y);
  q.x += hash(row + uSeed) * PAN.x;
  float column = floor(q.x / PAN.x);
  vec2 local = q - (vec2(column, row) + .5) * PAN;
  float halves = step(.62, hash2(vec2(column, row) + uSeed * 2.));
  float stage = hash2(vec2(column, row) * 1.7 + uSeed);
  vec2 size = PAN * .5 - DYKE;
  float part = 0.;
  if (halves > .5) {
    float upper = step(0., local.x);
    part = 1. + upper;
    stage = fract(stage + upper * .41);
    local.x = mod(local.x + PAN.x * .5, PAN.x * .5) - PAN.x * .25;
    size.x = PAN.x * .25 - DYKE;
  }
  return Pan(box(local, size - .2) - .2, stage, local, size, vec3(column, row, part));
}

float placeHeight(vec2 p) { return .4 * openSand(p); }

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Pan pan = panAt(p);
  vec2 light = normalize(uLightDirection.xz);
  bool isInUse = pan.id == panAt(IN_USE).id;
  vec3 basin = isInUse ? fullPan(pan.edge, pixel) : dryingPan(pan.stage, p, pan.edge, pixel);
  vec3 shade = shadeOn(basin, isInUse);
  if (isDone(pan.stage)) basin = saltHeaps(basin, pan.local, pan.size, turned(light, TURN), pixel);
  basin = mix(basin, shade, inside(-panAt(p + light * BANK_SHADE).edge, pixel));
  return mix(c, basin, inside(pan.edge, pixel));
}
