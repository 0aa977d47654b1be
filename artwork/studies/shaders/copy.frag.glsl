#version 300 es
precision highp float;
uniform sampler2D uColor;
out vec4 outColor;
void main() {
  outColor = vec4(texelFetch(uColor, ivec2(gl_FragCoord.xy), 0).rgb, 1);
}
