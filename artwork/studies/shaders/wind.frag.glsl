// Stands behind landscape.glsl.

uniform vec3 uLineOnDrawing, uLineOnSand, uPulseColor;
uniform vec2 uDissolve;
uniform float uStrength, uPulse, uHalfWidth;
uniform vec4 uFlow; // share of lines that carry a pulse, shortest period, most cycles per loop, glow of the head
uniform float uMoment;
uniform sampler2D uDepth;
in float vSide;
in float vX;
flat in float vLine;
in float vHaze;
in float vAcross;
in vec2 vGround;
in float vDepth;
in float vGap;
out vec4 outColor;

void main() {
  float edge = uDissolve.x + (noise(vGround * .08) - .5) * .7;
  float drawn = smoothstep(edge - uDissolve.y, edge + uDissolve.y, vAcross);
  float land = texelFetch(uDepth, ivec2(gl_FragCoord.xy), 0).r;
  float bias = .04 + .006 * vDepth + vDepth * vDepth * .22 / uResolution.y;
  float visible = smoothstep(-bias * 1.6, -bias * .6, land - vDepth);
  if (visible <= 0.) discard;

  float side = abs(vSide);
  float core = 1. - smoothstep(uHalfWidth - .5, uHalfWidth + .5, side);
  float haze = 1. - smoothstep(mix(.10, .22, drawn), mix(.46, .80, drawn), vHaze);
  // Where lines crowd together each becomes fainter, or the far land would turn into a patch.
  float room = mix(.30, 1., smoothstep(.6, 5.5, vGap));
  float line = core * uStrength * mix(.34, 1., drawn) * (.35 + .65 * hash(vLine * 1.73)) * haze * room;

  float cycles = 1. + floor(hash(vLine * 3.1 + 2.) * uFlow.z * .999);
  float period = uFlow.y * (1. + .9 * hash(vLine * 5.7));
  float carries = step(1. - uFlow.x, hash(vLine * 2.37 + .5));
  float u = fract(vX / period - uMoment * cycles + hash(vLine * 9.2));
  float gate = mix(.34, 1., drawn) * mix(.6, 1., room) * haze * uPulse;
  float tail = (1. - smoothstep(uHalfWidth * .9, uHalfWidth + 1., side)) * pow(u, 6.5) * carries * gate;
  float head = (1. - smoothstep(uHalfWidth, uHalfWidth + 1., side)) * smoothstep(.992, .998, u) * carries * gate * uFlow.w;

  vec3 pulse = mix(uLineOnSand, uPulseColor, smoothstep(.15, .7, drawn));
  vec3 c = mix(mix(uLineOnSand, uLineOnDrawing, drawn), pulse, clamp(tail / (line + tail + 1e-4), 0., 1.));
  if (head > tail) c = pulse;
  outColor = vec4(c, clamp(max(line, max(tail, head)), 0., 1.) * visible);
}
