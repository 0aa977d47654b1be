// Palm groves: rows of crowns in fields, and the channels that water them. The picture is four views of one grove side
// by side, each from another height: over the fields, above a few of them, above one that is not planted, and turned.

const vec2 PLOT = vec2(4.3, 3.4);
// Centre, how much more of the land than of the picture is seen, and the turn of each, from the right.
const int VIEWS = 4;
const vec4 VIEW[VIEWS] = vec4[VIEWS](vec4(2., 3., 2.3, 0.), vec4(2.5, 1., .95, 0.), vec4(-5.78, .1, .33, 0.), vec4(-14., 8., 1.5, .5));

// The land under a point of the picture; z is how many of its units one of the picture's shows.
vec3 viewed(vec2 p) {
  float side = uAcross / float(VIEWS);
  int i = int(clamp(floor(.5 * float(VIEWS) - p.x / side), 0., float(VIEWS - 1)));
  vec2 centre = vec2((.5 * float(VIEWS) - float(i) - .5) * side, 0.);
  return vec3(VIEW[i].xy + turned(p - centre, VIEW[i].w) * VIEW[i].z, VIEW[i].z);
}

float channels(vec2 q) {
  vec2 local = abs(q - (floor(q / PLOT) + .5) * PLOT);
  return min(PLOT.x * .5 - local.x, PLOT.y * .5 - local.y);
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
  vec3 view = viewed(p);
  vec2 q = grovePlan(view.xy);
  float d = channels(q);
  return (.05 * openSand(view.xy) - .08 * (1. - smoothstep(.05, .16, d)) + .2 * inside(crowns(q), .02)) / view.z;
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec3 view = viewed(p);
  pixel *= view.z;
  vec2 q = grovePlan(view.xy);
  vec2 plot = floor(q / PLOT);
  float kind = hash2(plot + uSeed), d = channels(q);
  // A furrow is a hairline from afar, and as wide as it is from near.
  float furrows = hairline(q.y * 5., pixel * 5., max(.5, .014 / pixel)) * step(.3, d) * step(kind, .18);
  c = mix(c, uGreenDark, furrows * .7);
  vec3 crown = mix(uGreenDark, uGreenLight, hash2(floor(q / spacing(kind)) + 2.) * .8);
  c = mix(c, lit(crown, lambert), inside(crowns(q), pixel));
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(.1, .0, d));
  return mix(c, water, inside(d - .11, pixel));
}
