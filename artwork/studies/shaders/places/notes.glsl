// The notes of a workshop, laid around a disc: in rows where they are near to it, the further off the less in order.

const float PITCH = 3.45;
const float HALF = 1.365;
const float DISC = 1.8;
// How far its shadow falls at least, and how wide its edge is.
const float LEAST = .2;
const float RIM = .035;

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
float curlOf(Note note) { return smoothstep(.3, -HALF, note.local.y); }

float noteHeight(Note note) {
  float curl = curlOf(note);
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

// Paper is thinner than the heights are fine: its shadows are painted, as sharp as it is.
float placeHeight(vec2 p) { return .35 * openSand(p / 3.); }

// How much of the light those that lie above `floorId` take from a place that is so high.
float noteShade(vec2 p, float height, float floorId, vec2 toLight, float pixel) {
  float shade = 0.;
  vec2 near = floor(p / PITCH + .5);
  for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
    vec2 cell = near + vec2(i, j);
    float above = .25;
    for (int step = 0; step < 4; step++) above = max(0., noteHeight(noteAt(p + toLight * above, cell)) - height);
    // However little higher it lies, it is seen to.
    Note note = noteAt(p + toLight * max(above, LEAST), cell);
    if (note.id <= floorId) continue;
    shade = max(shade, inside(noteEdge(note), pixel));
    // Where it turns to the light it has an edge, which white on white needs most.
    float rim = floorId < 0. ? .5 : .9;
    shade = max(shade, rim * inside(noteEdge(noteAt(p, cell)) - RIM, pixel));
  }
  return shade;
}

bool isBlue(Note note) { return fract(note.id * 31.) < .15; }

vec3 noteColor(vec3 c, Note note, float lambert, float pixel) {
  vec3 paper = isBlue(note) ? uDeepWaterColor : fract(note.id * 31.) < .4 ? uWaterColor : mix(uSandLit, vec3(1), .8);
  c = mix(c, lit(paper, lambert), inside(noteEdge(note), pixel));
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
  vec2 toLight = turned(uLightDirection.xz, uTurn) / uLightDirection.y;
  float discShade = inside(segment(p, vec2(0), -toLight * .48) - DISC, pixel);
  float ground = max(discShade, noteShade(p, 0., -1., toLight, pixel));
  c = mix(c, sandColor(.12 * lambert), ground);
  // Below the edge of the upper one is the one it lies on.
  for (float reach = -1.; reach <= 1.; reach += 2.) {
    Note top = topNote(p, reach * pixel);
    if (!top.isThere) continue;
    float shade = noteShade(p, noteHeight(top), top.id, toLight, pixel);
    c = noteColor(c, top, (lambert - .1 * curlOf(top)) * mix(1., .12, shade), pixel);
  }
  // The disc, and on it the sign that it is a film, which points straight across however the land is turned.
  float r = length(p);
  c = mix(c, lit(vec3(1), lambert), inside(r - DISC, pixel));
  vec2 q = turned(p, -uTurn) - vec2(.09, 0);
  float sign = max(abs(q.y) * .866 + q.x * .5, -q.x) - .39;
  return mix(c, uDeepWaterColor, inside(sign, pixel));
}
