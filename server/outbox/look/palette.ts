/**
 * The letters' colours: those of `src/styles/tokens.css`, because no mail program reads its variables; a test holds the
 * two together. Day is what every program shows, night what those show that follow the reader's dark setting.
 */
export const DAY = {
  ground: '#f5eee2', // --sand-100
  surface: '#fffdf9', // --sand-0
  text: '#14152b', // --ink-900
  quiet: '#625f6b', // --ink-500
  line: '#f3e2c8', // --sand-300
  accent: '#1b3cf5', // --blue-600
  onAccent: '#fff', // --white
} as const;

export const NIGHT = {
  ground: '#090d2b', // --night-900
  surface: '#0f1540', // --night-800
  text: '#f5eee2', // --sand-100
  quiet: '#b6bde6', // --night-300
  line: '#1f2f86', // --dusk-900
  mark: '#5c78ff', // --blue-400
} as const;

/** The horizon of the brand at the head of a letter, from the first light to the night. */
export const HORIZON = ['#fbe6c4', '#e89a66', '#8c4154', '#1f2f86', '#090d2b'] as const;
