// Salt pans: basins between dykes, each at its own stage from sea to salt; heaps of salt where it is done.

const vec2 PAN = vec2(3.1, 2.5);

vec2 panPlan(vec2 p) { return turned(p, .3) + vec2(.12 * sin(p.y * .5), .16 * sin(p.x * .4)); }

struct Pan { float edge; float stage; vec2 local; };

Pan panAt(vec2 p) {
  vec2 q = panPlan(p);
  float row = floor(q.y / PAN.y);
  q.x += hash(row + uSeed) * PAN.x;
  float column = floor(q.x / PAN.x);
  vec2 local = q - (vec2(column, row) + .5) * PAN;
  float halves = step(.62, hash2(vec2(column, row) + uSeed * 2.));
  float stage = hash2(vec2(column, row) * 1.7 + uSeed);
  vec2 size = PAN * .5 - .09;
  if (halves > .5) {
    float upper = step(0., local.x);
    stage = fract(stage + upper * .41);
    local.x = mod(local.x + PAN.x * .5, PAN.x * .5) - PAN.x * .25;
    size.x = PAN.x * .25 - .09;
  }
  return Pan(box(local, size - .16) - .16, stage, local);
}

// Heaps in rows along the pans that are done.
float heaps(Pan pan) {
  if (pan.stage < .74 || pan.edge > -.2) return 0.;
  vec2 q = vec2(mod(pan.local.x, .44) - .22, mod(pan.local.y, .52) - .26);
  return max(0., .13 - length(q) * .62);
}

float placeHeight(vec2 p) {
  Pan pan = panAt(p);
  float dyke = .1 * smoothstep(-.03, .05, pan.edge);
  return dyke + heaps(pan);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Pan pan = panAt(p);
  vec3 salt = mix(uSandLit, vec3(1), .75);
  float s = pan.stage * 4.;
  vec3 brine = s < 1. ? uDeepWaterColor : s < 2. ? mix(uDeepWaterColor, uWaterColor, .55) : s < 3. ? mix(uWaterColor, salt, .2 + .3 * fract(s)) : salt;
  float rim = hairline(pan.edge * 6., pixel * 6., .5) * smoothstep(-.75, -.1, pan.edge) * .8;
  float crust = s < 3. ? smoothstep(-.3, 0., pan.edge) * (.25 + .4 * noise(p * 3. + uSeed)) * step(1., s) : 0.;
  vec3 basin = mix(mix(brine, salt, crust), uLineColor, rim * step(pan.stage, .74));
  basin = s < 3. ? mix(basin, uSandShade, .35 * (1. - smoothstep(.1, .4, lambert))) : lit(salt, lambert);
  return mix(c, basin, inside(pan.edge, pixel));
}
