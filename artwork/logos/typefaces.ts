/** Files of the typefaces that the wordmarks are set in, by short name. */
export const typefaces = {
  alexandria: '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2',
  almarai: '@fontsource/almarai/files/almarai-arabic-800-normal.woff2',
  cairo: '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2',
  changa: '@fontsource/changa/files/changa-arabic-600-normal.woff2',
  elMessiri: '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2',
  kufam: '@fontsource/kufam/files/kufam-arabic-600-normal.woff2',
  lemonada: '@fontsource/lemonada/files/lemonada-arabic-600-normal.woff2',
  markazi: '@fontsource/markazi-text/files/markazi-text-arabic-600-normal.woff2',
  plexArabic: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
  rubik: '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2',
  tajawal: '@fontsource/tajawal/files/tajawal-arabic-800-normal.woff2',
  zain: '@fontsource/zain/files/zain-arabic-800-normal.woff2',
  dmSerif: '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2',
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  fraunces: '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2',
  instrument: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  jost: '@fontsource/jost/files/jost-latin-500-normal.woff2',
  lexend: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
  manrope: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  outfit: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
  sora: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
  spaceGrotesk: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
  syne: '@fontsource/syne/files/syne-latin-700-normal.woff2',
  unbounded: '@fontsource/unbounded/files/unbounded-latin-500-normal.woff2',
};

export type Typeface = keyof typeof typefaces;
