// Three long walls with low light behind them, and four gates through which it falls.

const float WALL = .17, TALL = 1.38, BETWEEN = 4.3, GATE = .42;

vec2 gatePlan(vec2 p) { return turned(p, -.14); }

// How far from the middle of the nearest gate in a wall, along it.
float gateAt(float wall, float along) {
  if (wall < -.5) return abs(along + 1.1);
  if (wall < .5) return min(abs(along - 2.5), abs(along + 2.4));
  return abs(along - .7);
}

float wallNumber(vec2 q) { return clamp(floor(q.x / BETWEEN + .5), -1., 1.); }

// Negative in a wall, but for its gates.
float wallAt(vec2 q) {
  float wall = wallNumber(q);
  return max(abs(q.x - wall * BETWEEN) - WALL, GATE - gateAt(wall, q.y));
}

float placeHeight(vec2 p) {
  vec2 q = gatePlan(p);
  float sand = .05 * openSand(p) + .018 * duneTrain(q.y * 2.2 + noise(p * .8) * 1.2);
  return sand + TALL * inside(wallAt(q), .012);
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  vec2 q = gatePlan(p);
  float wall = wallAt(q);
  // What the low light reaches is bright at once: the picture is of doors.
  c = mix(c, lit(mix(uSandLit, vec3(1), .18), 1.), smoothstep(.02, .3, lambert) * .85);
  float sill = max(gateAt(wallNumber(q), q.y) - GATE, abs(q.x - wallNumber(q) * BETWEEN) - WALL);
  c = mix(c, uDeepWaterColor, inside(sill, pixel));
  c = mix(c, lit(mix(uSandLit, vec3(1), .5), 1.), inside(wall, pixel));
  float courses = hairline(q.y * 2.6, pixel * 2.6, .5);
  c = mix(c, uSandShade, courses * .35 * inside(wall, pixel));
  return mix(c, uLineColor, stroke(wall + .03, .012, pixel) * .8);
}
