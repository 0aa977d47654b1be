// The height of the land from above at every pixel, and of what stands on it. Stands behind a place.

layout(location = 0) out vec4 outColor; // unused here, but both targets must be written
layout(location = 1) out float outHeight;

void main() {
  vec2 uv = (gl_FragCoord.xy - .5 * uResolution) / uResolution.x;
  vec2 p = landAt(uv * uMargin);
  outColor = vec4(0);
  outHeight = uForm == PLACE ? placeHeight(p) : aerialHeight(p);
}
