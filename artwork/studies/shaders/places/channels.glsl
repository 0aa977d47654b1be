// Nine channels that water one land: six run on, three come in beside them.

const float CHANNEL = .15, APART = .86;
const int CHANNELS = 9;

// Where a channel runs at a place along the land.
float courseOf(int channel, float x) {
  float i = float(channel);
  float end = (i - 4.) * APART - .3;
  float bow = .35 * sin(x * .33 + .6);
  if (channel < 6) return end + bow + (.16 * i - .9) * (1. - smoothstep(-9., 2., x));
  float late = (i - 6.) * 1.1;
  return end + bow + 9. * pow(1. - smoothstep(-8.5 + late, 1.2 + late, x), 1.6);
}

struct Channel { float distance; float id; float between; };

Channel channelAt(vec2 p) {
  Channel nearest = Channel(9., 0., 9.);
  for (int i = 0; i < CHANNELS; i++) {
    float here = courseOf(i, p.x), slope = (courseOf(i, p.x + .05) - here) / .05;
    float off = abs(p.y - here) / sqrt(1. + slope * slope);
    if (off < nearest.distance) nearest = Channel(off, float(i), (p.y - here) / sqrt(1. + slope * slope));
  }
  return nearest;
}

// Sown strips beside the channels, once the water has run for a while: negative in them.
float sownAt(vec2 p, Channel near) {
  float from = 1.2 + 2.6 * hash(near.id * 3.7 + step(0., near.between) * 11.);
  float strip = abs(near.distance - (CHANNEL + .27)) - .14;
  return max(strip, from - p.x);
}

float placeHeight(vec2 p) {
  Channel near = channelAt(p);
  float bank = .14 * smoothstep(CHANNEL + .1, CHANNEL + .03, near.distance);
  float bed = inside(near.distance - CHANNEL, .015);
  float rows = .03 * inside(sownAt(p, near), .02);
  return mix(.03 + bank, 0., bed) + rows;
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Channel near = channelAt(p);
  float sown = sownAt(p, near);
  c = terraced(c, 8. * smoothstep(.4, 4.5, near.distance) * noise(p * .4 + uSeed));
  vec3 crop = mix(uGreenDark, uGreenLight, step(.42, hash(near.id * 5.1 + step(0., near.between) * 3.)));
  c = mix(c, lit(crop, lambert), inside(sown, pixel));
  c = mix(c, uLineColor, hairline(p.x * 6.6, pixel * 6.6, .5) * inside(sown, pixel) * .4);
  c = mix(c, lit(mix(uSandLit, vec3(1), .5), lambert), inside(near.distance - CHANNEL - .07, pixel));
  vec3 water = near.id > 5.5 ? uWaterColor : uDeepWaterColor;
  water = mix(water, uDeepWaterColor, floor(5. * smoothstep(-.6, 4.5, p.x)) / 5.);
  c = mix(c, water, inside(near.distance - CHANNEL, pixel));
  float ripple = stroke(near.distance - CHANNEL * .45, .008, pixel) * step(.35, fract(p.x * .9 + near.id * .37));
  return mix(c, uLineColor, ripple * .55);
}
