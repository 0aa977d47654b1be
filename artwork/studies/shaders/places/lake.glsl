// A lake on which posts stand in rows and measure, each with the rings of its last reading; their lines come ashore at
// one main, which leads to the tanks.

const vec2 OUT = vec2(.6, .8);
const float PITCH = 1.2;

// Along and across the rows, which lead out from the shore.
vec2 inRows(vec2 p) { return vec2(dot(p, OUT), dot(p, vec2(-OUT.y, OUT.x))); }
vec2 fromRows(vec2 q) { return vec2(q.x * OUT.x - q.y * OUT.y, q.x * OUT.y + q.y * OUT.x); }

// Distance from the shore, positive on the water.
float depthAt(vec2 p) {
  vec2 q = inRows(p);
  return q.x + 3.2 + 1.5 * sin(q.y * .42 + .9) + (noise(vec2(q.y * .45, uSeed)) - .5) * 1.1
    + (noise(p * .55 + uSeed) - .5) * .8;
}

// Words stand on the open water.
bool isMeasured(vec2 at) {
  float depth = depthAt(at);
  bool isBehindWords = at.y > -2.1 && at.x > mix(-3., -4.9, smoothstep(.6, 1.6, at.y));
  return depth > .45 && depth < 5.6 && !isBehindWords;
}

struct Post {
  float d;       // distance to its middle
  float reading; // 0 to 1
};

Post postAt(vec2 p) {
  vec2 q = inRows(p), cell = floor(q / PITCH + .5);
  vec2 at = fromRows(cell * PITCH);
  return Post(isMeasured(at) ? length(p - at) : 9., hash2(cell + uSeed));
}

const float POST = .14;

// The line of a row: from its last post in to the main.
float rowLine(vec2 p) {
  vec2 q = inRows(p);
  float cell = floor(q.y / PITCH + .5);
  vec2 next = fromRows(vec2((floor(q.x / PITCH) + 1.) * PITCH, cell * PITCH));
  float depth = depthAt(p);
  bool isLed = isMeasured(next) || (depth < 1.6 && depth > -.75 && isMeasured(fromRows(vec2((floor(q.x / PITCH) + 2.) * PITCH, cell * PITCH))));
  return isLed && depth > -.75 ? abs(q.y - cell * PITCH) : 9.;
}

float mainLine(vec2 p) { return abs(depthAt(p) + .75); }

const vec2 TANKS = vec2(-6.9, -3.6);

float tanks(vec2 p) {
  vec2 q = p - TANKS;
  return min(min(length(q - vec2(-.1, .8)) - .55, length(q - vec2(.9, -.05)) - .55), length(q - vec2(-.4, -.6)) - .42);
}

float house(vec2 p) { return box(turned(p - TANKS - vec2(2.1, -.65), -.5), vec2(.34, .26)); }

// They leave the tanks room.
float dunes(vec2 p) {
  return .75 * linearDunes(turned(p, -.5) * 1.1) * smoothstep(1., 2.6, -depthAt(p)) * smoothstep(1.7, 3.3, length(p - TANKS));
}

float placeHeight(vec2 p) {
  float depth = depthAt(p);
  float h = depth < 0. ? dunes(p) + min(-depth, 1.) * .12 : 0.;
  h = max(h, .34 * inside(tanks(p), .012));
  h = max(h, .26 * inside(house(p), .012));
  return max(h, .42 * inside(postAt(p).d - POST, .012));
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float depth = depthAt(p), edge = fwidth(depth);
  // Flat tints, each as deep as its line on a chart says.
  float chart = clamp(depth, 0., 9.) / .72, step0 = fwidth(chart);
  float level = floor(chart);
  vec3 water = mix(uWaterColor, uDeepWaterColor, smoothstep(0., 5., level + smoothstep(1. - step0, 1., fract(chart))));
  float isobath = 1. - smoothstep(step0 * .9, step0 * 2.1, min(fract(chart), 1. - fract(chart)));
  water = mix(water, uLineColor, isobath * .55 * step(.4, chart) * smoothstep(6.5, 2., chart));
  // A shadow on the water.
  water = mix(water, uDeepWaterColor * .72, smoothstep(.5, .2, lambert));
  Post post = postAt(p);
  for (int i = 1; i <= 3; i++) {
    float radius = POST + .13 * float(i);
    if (float(i) <= 1. + post.reading * 2.6) water = mix(water, vec3(1), stroke(post.d - radius, .011, pixel) * (1. - .24 * float(i)));
  }
  water = mix(water, vec3(1), inside(rowLine(p) - .014, pixel) * .6);
  c = mix(c, mix(vec3(1), water, smoothstep(.03, .03 + edge, depth)), smoothstep(-edge, edge, depth));
  // Heights of the sand, as of a map.
  float heights = dunes(p) * 6.;
  if (depth < 0.) c = mix(c, lit(mix(uSandMid, uSandShade, .3), lambert), hairline(heights, fwidth(heights), .8) * step(.4, heights) * .55);
  float pipes = min(abs(mainLine(p)) - .045, depth < 0. ? rowLine(p) - .025 : 9.);
  c = mix(c, lit(mix(uSandMid, uSandShade, .7), lambert), inside(min(abs(depth + .69) - .045, 9.), pixel));
  c = mix(c, lit(vec3(1), lambert), inside(pipes, pixel));
  float round0 = tanks(p), station = house(p);
  c = mix(c, lit(mix(uSandLit, vec3(1), .7), lambert), inside(round0, pixel));
  c = mix(c, lit(uDeepWaterColor, lambert), inside(round0 + .1, pixel));
  c = mix(c, uWaterColor, stroke(round0 + .22, .012, pixel));
  c = mix(c, lit(vec3(1), lambert), inside(station, pixel));
  c = mix(c, lit(uSandMid, lambert), stroke(station + .06, .012, pixel));
  c = mix(c, lit(vec3(1), lambert), inside(post.d - POST, pixel));
  return mix(c, uDeepWaterColor, inside(post.d - POST * .42, pixel));
}
