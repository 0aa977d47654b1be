// Wind lines as ribbons of a few pixels that follow the land. Stands behind landscape.glsl.

uniform float uNearest;   // z of the nearest line
uniform float uRatio;     // z of each line divided by z of the one before
uniform float uHalfWidth; // pixels
uniform float uSegments;
uniform vec2 uDissolve;
uniform vec4 uLift; // height, start across the picture, frequency, cycles per loop
uniform float uHaze;
uniform float uMoment; // 0 to 1 through the loop
out float vSide;
out float vX;
flat out float vLine;
out float vHaze;
out float vAcross;
out vec2 vGround;
out float vDepth;
out float vGap;

vec3 linePoint(float u, float line) {
  float z0 = uNearest * pow(uRatio, line);
  float aspect = .5 * uResolution.x / uResolution.y;
  float reach = z0 * aspect / uFocalLength * 1.35 + 2.;
  float x = mix(-reach, reach, u);
  float z = z0 + (noise(vec2(x * .05, z0 * .06) + uSeed * 3.) - .5) * min(6., z0 * .30)
    + (hash(line * 3.3) - .5) * z0 * (uRatio - 1.) * .35;
  // Towards one side the lines leave the ground and wave as the land dissolves.
  float across = x / (z * aspect / uFocalLength);
  float lift = smoothstep(uLift.y - .35, uLift.y + .75, across);
  float turn = 2. * PI * uMoment * uLift.w;
  float wave = .62 * sin(x * uLift.z * 6. / (z0 * .35 + 4.) + line * .085 - turn)
    + .38 * sin(x * uLift.z * 2.6 / (z0 * .35 + 4.) - line * .16 + 1.7 - turn);
  float h = landHeight(vec2(x, z)) + lift * uLift.x * (1.02 + wave) * (.25 + z0 * .034);
  return vec3(x, h + .0012 * z, z);
}

vec3 project(vec3 p) {
  vec3 q = p - vec3(0, uCameraHeight, 0);
  float c = cos(uCameraPitch), s = sin(uCameraPitch);
  vec3 v = vec3(q.x, q.y * c - q.z * s, q.z * c + q.y * s);
  return vec3(v.xy / v.z * uFocalLength * uResolution.y * 2. / uResolution, v.z);
}

void main() {
  float segment = floor(float(gl_VertexID) * .5);
  float side = float(gl_VertexID & 1) * 2. - 1.;
  float line = float(gl_InstanceID);
  float u = segment / uSegments;
  vec3 point = linePoint(u, line);
  vec3 here = project(point), ahead = project(linePoint(u + 1. / uSegments, line));
  vec2 along = normalize((ahead.xy - here.xy) * uResolution + 1e-6);
  vec2 normal = vec2(-along.y, along.x);
  float halfWidth = uHalfWidth + 1.;
  vSide = side * halfWidth;
  vX = point.x;
  vLine = line;
  vAcross = here.x;
  vGround = point.xz;
  vHaze = 1. - exp(-pow(length(point - vec3(0, uCameraHeight, 0)) / uHaze, 1.6));
  vec3 next = project(linePoint(u, line + 1.));
  vGap = abs(dot((next.xy - here.xy) * uResolution * .5, normal));
  vDepth = here.z;
  gl_Position = here.z < .2 ? vec4(9, 9, 9, 1) : vec4(here.xy + normal * side * halfWidth * 2. / uResolution, 0., 1.);
}
