// Dunes alone: nothing stands on them.

float placeHeight(vec2 p) { return 0.; }
vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) { return c; }
