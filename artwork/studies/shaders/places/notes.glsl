// The notes of a workshop, laid around a disc: in rows where they are near to it, the further off the less in order.

const float PITCH = 3.45;
const float HALF = 1.365;
const float DISC = 1.8;

struct Note { vec2 local; float id; bool isThere; };

Note noteAt(vec2 p, vec2 cell) {
  vec2 home = cell * PITCH;
  float unrest = pow(smoothstep(6.6, 22.8, length(home * vec2(1, 1.3))), 1.2);
  vec2 drift = (vec2(hash2(cell + 31.7), hash2(cell + 58.3)) - .5) * 4.5 * unrest;
  float turn = (hash2(cell + 75.1) - .5) * 2.8 * unrest;
  bool isThere = length(home) > PITCH * 1.2 && hash2(cell + 12.6) > .42 * unrest;
  return Note(turned(p - home - drift, turn), hash2(cell + 90.9), isThere);
}

float noteEdge(Note note) { return note.isThere ? box(note.local, vec2(HALF)) : 1.; }

// Glued at its upper edge: the lower one stands up a little.
float noteHeight(Note note) {
  float curl = smoothstep(.3, -HALF, note.local.y);
  return .1 + .14 * note.id + .17 * curl * curl;
}

// The one that lies over all others at a place; not there where none does.
Note topNote(vec2 p, float pixel) {
  Note top = Note(vec2(0), -1., false);
  vec2 near = floor(p / PITCH + .5);
  for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
    Note note = noteAt(p, near + vec2(i, j));
    if (noteEdge(note) < pixel && note.id > top.id) top = note;
  }
  return top;
}

float placeHeight(vec2 p) {
  Note top = topNote(p, -.05);
  float h = top.isThere ? noteHeight(top) : 0.;
  return .9 * openSand(p / 3.) + (length(p) < DISC ? .48 : h);
}

bool isBlue(Note note) { return fract(note.id * 31.) < .15; }

vec3 noteColor(vec3 c, Note note, float lambert, float pixel) {
  vec3 paper = isBlue(note) ? uDeepWaterColor : fract(note.id * 31.) < .4 ? uWaterColor : mix(uSandLit, vec3(1), .8);
  // Its rim is flat, whatever the step of the heights there says.
  float edge = noteEdge(note);
  lambert = mix(lambert, max(lambert, .6), smoothstep(-.2, -.09, edge));
  c = mix(c, lit(paper, lambert), inside(edge, pixel));
  // Two or three lines of writing, from the right.
  vec3 ink = isBlue(note) ? vec3(1) : uDeepWaterColor;
  float rows = 2. + step(.5, fract(note.id * 7.));
  for (float row = 0.; row < 3.; row++) {
    if (row >= rows) break;
    float reach = mix(.6, 1.68, fract(note.id * 13. + row * .37));
    vec2 q = note.local - vec2(.87, .6 - row * .51);
    float line = segment(q, vec2(0), vec2(-reach, 0)) - .045;
    c = mix(c, ink, inside(line, pixel) * .5);
  }
  return c;
}

vec3 placePaint(vec2 p, vec3 c, float lambert, float pixel) {
  Note top = topNote(p, pixel);
  if (top.isThere) c = noteColor(c, top, lambert, pixel);
  // The disc, and on it the sign that it is a film.
  float r = length(p);
  c = mix(c, lit(vec3(1), lambert), inside(r - DISC, pixel));
  vec2 q = p - vec2(.09, 0);
  float sign = max(abs(q.y) * .866 + q.x * .5, -q.x) - .39;
  return mix(c, uDeepWaterColor, inside(sign, pixel));
}
