// Salt pans: basins between dykes, one of them in use, full of the sea; what is left in the others dries up to salt, in
// heaps where it is done. Shade is drawn
// from the shapes, not thrown by heights: on edges as straight as these every step of a thrown one shows.

const vec2 PAN = vec2(4.7, 3.8);
const float TURN = .3;
const float DYKE = .15;
const float DEPTH = .17; // how far a dyke's shadow reaches
const float HEAP = .21;
const vec2 HEAPS = vec2(.78, .8); // between them, at least

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

bool isDone(Pan pan) { return pan.stage >= .75; }

// Nearest heap of a pan that is done, and the shadow that it throws: both negative inside; z is its side in the light.
vec3 heapAt(Pan pan, vec2 light) {
  vec2 count = floor((2. * pan.size - .3) / HEAPS);
  vec2 pitch = (2. * pan.size - .1) / count;
  vec2 nearest = floor(pan.local / pitch + .5 * count);
  vec3 found = vec3(9., 9., 0.);
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 cell = nearest + vec2(i, j);
    if (any(lessThan(cell, vec2(0))) || any(greaterThanEqual(cell, count))) continue;
    vec2 q = pan.local - (cell + .5 - .5 * count) * pitch;
    float along = clamp(-dot(q, light) / .42, 0., 1.);
    float heap = length(q) - HEAP;
    if (heap < found.x) found.xz = vec2(heap, dot(normalize(q + 1e-4), light));
    found.y = min(found.y, length(q + light * along * .42) - HEAP * (1. - along));
  }
  return found;
}

float placeHeight(vec2 p) { return .4 * openSand(p); }

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Pan pan = panAt(p);
  vec2 light = normalize(uLightDirection.xz);
  vec3 salt = mix(uSandLit, vec3(1), .75);
  bool isInUse = pan.id == panAt(IN_USE).id;
  float s = isInUse ? 0. : max(pan.stage * 4., 1.001 + fract(pan.stage * 4.) * step(pan.stage, .25));
  vec3 brine = s < 1. ? uDeepWaterColor : s < 2. ? mix(uWaterColor, salt, .1 + .25 * fract(pan.stage * 31.)) : s < 3. ? mix(uWaterColor, salt, .5 + .3 * fract(s)) : salt;
  // Salt gathers from the banks inwards, in bands.
  float shallow = pan.edge + .5 * (noise(p * 1.1 + uSeed) - .5);
  float bands = step(1., s) * step(s, 3.);
  vec3 basin = mix(brine, salt, bands * (.3 * inside(-shallow - .62, pixel) + .3 * inside(-shallow - .3, pixel)));
  float rims = stroke(pan.edge + .34, .014, pixel) + .6 * stroke(pan.edge + .6, .014, pixel);
  basin = mix(basin, uLineColor, rims * step(s, 1.) * .8);
  vec3 shade = mix(basin, uSandShade, s < 1. ? .75 : .6);
  if (isDone(pan)) {
    vec3 heap = heapAt(pan, turned(light, TURN));
    basin = mix(basin, shade, inside(heap.y, pixel));
    vec3 side = mix(mix(uSandShade, salt, .62), vec3(1), smoothstep(-.35, .5, heap.z));
    basin = mix(basin, side, inside(heap.x, pixel));
  }
  basin = mix(basin, shade, inside(-panAt(p + light * DEPTH).edge, pixel));
  return mix(c, basin, inside(pan.edge, pixel));
}
