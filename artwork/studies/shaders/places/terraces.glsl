// Terraces: a hillside cut into steps, each an even field behind its wall.

float hill(vec2 p) {
  vec2 q = turned(p, .35);
  return .5 + .52 * sin(q.x * .17 + .5) + .9 * (noise(q * .13 + uSeed) - .5) + .3 * (noise(q * .33 + uSeed + 3.) - .5);
}

const float STEPS = 15.;

float placeHeight(vec2 p) {
  float level = hill(p) * STEPS;
  float part = fract(level);
  return (floor(level) + smoothstep(.0, .07, part) + .05 * part) * .27;
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  float level = hill(p) * STEPS;
  float slope = fwidth(level);
  float part = fract(level), id = floor(level);
  // Furrows follow the step that they lie on.
  float furrows = hairline(level * 5., fwidth(level * 5.), .5) * smoothstep(.16, .3, part) * smoothstep(.34, .12, slope);
  float sown = step(.42, hash(id + floor(uSeed)));
  vec3 field = mix(mix(uSandMid, uSandLit, .6), mix(uSandMid, uSandShade, .34), sown);
  c = mix(c, lit(field, lambert), .55 * smoothstep(.07, .12, part));
  c = mix(c, uLineColor, furrows * .55);
  float wall = 1. - smoothstep(slope * .8, slope * 1.8, min(part, 1. - part));
  return mix(c, uLineColor, wall * .8);
}
