// Palm groves: rows of crowns in fields, and the channels that water them.

const vec2 PLOT = vec2(4.3, 3.4);

float channels(vec2 q) {
  vec2 local = abs(q - (floor(q / PLOT) + .5) * PLOT);
  return min(PLOT.x * .5 - local.x, (PLOT.y * .5 - local.y) * 1.) ;
}

vec2 grovePlan(vec2 p) { return turned(p, .2) + vec2(.5 * sin(p.y * .22), .7 * sin(p.x * .16)); }

// Between stems; young palms stand closer.
float spacing(float plot) { return plot < .55 ? .86 : 1.1; }

float crowns(vec2 q) {
  if (channels(q) < .3) return 9.;
  vec2 plot = floor(q / PLOT);
  float open = hash2(plot + uSeed);
  return open < .18 ? 9. : palmRows(q, spacing(open), spacing(open) * .43);
}

float placeHeight(vec2 p) {
  vec2 q = grovePlan(p);
  float d = channels(q);
  return .05 * openSand(p) - .08 * (1. - smoothstep(.05, .16, d)) + .2 * inside(crowns(q), .02);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = grovePlan(p);
  vec2 plot = floor(q / PLOT);
  float kind = hash2(plot + uSeed), d = channels(q);
  float furrows = hairline(q.y * 5., pixel * 5., .5) * step(.3, d) * step(kind, .18);
  c = mix(c, uGreenDark, furrows * .7);
  vec3 crown = mix(uGreenDark, uGreenLight, hash2(floor(q / spacing(kind)) + 2.) * .8);
  c = mix(c, lit(crown, lambert), inside(crowns(q), pixel));
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(.1, .0, d));
  return mix(c, water, inside(d - .11, pixel));
}
