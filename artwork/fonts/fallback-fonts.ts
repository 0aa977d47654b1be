import { openFont, shape, type OpenFont } from '../shared/font-file.ts';
import { ARABIC_UNICODE_RANGE } from './character-sets.ts';

/** A font that visitors already have, and a file with the same advance widths to measure it by. */
interface LocalFont {
  names: readonly string[];
  measuredBy: string;
}

/** What Linux has where nobody chose. */
const DEJAVU: LocalFont = { names: ['DejaVu Sans'], measuredBy: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' };

/*
 * The last entry that a visitor has wins. Arabic of Arial, Geeza Pro and Segoe UI cannot be measured (their
 * files are not free): the first two are text naskh like Noto Naskh Arabic, Segoe UI is a sans like Noto Sans.
 */
const arabicLocals: readonly LocalFont[] = [
  DEJAVU,
  {
    names: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'Geeza Pro', 'Arial'],
    measuredBy: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2',
  },
  {
    names: ['Noto Sans Arabic', 'Segoe UI'],
    measuredBy: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2',
  },
];

/** Arimo has the advance widths of Arial by design. The spaces between Arabic words come from these, too. */
const latinLocals: readonly LocalFont[] = [
  DEJAVU,
  { names: ['Roboto'], measuredBy: '@fontsource/roboto/files/roboto-latin-400-normal.woff2' },
  { names: ['Arial', 'Liberation Sans'], measuredBy: '@fontsource/arimo/files/arimo-latin-400-normal.woff2' },
];

const ARABIC_SAMPLE =
  'لا تقاس التقنية بما تضيفه من أنظمة بل بما تختصره من طريق بين الناس وخدماتهم نبني المنصات ونشغلها ونحول بياناتها إلى قرارات مع الجهات الحكومية وكبرى المنشآت في المملكة وفق المعايير الرقمية المعتمدة';
const LATIN_SAMPLE =
  'Technology is measured not by the systems it adds but by the distance it removes between people and the services they need We build platforms run them and turn their data into decisions';

/** Width in ems of a line of text. */
function lineWidth({ font, unitsPerEm }: OpenFont, words: readonly string[]): number {
  const advances = words.flatMap((word) => shape(font, word).map((glyph) => glyph.xAdvance));
  return advances.reduce((total, advance) => total + advance, 0) / unitsPerEm;
}

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

/**
 * `@font-face` rules named "<family> Fallback" that give a local font the widths and the line metrics of the
 * web font, so that no line breaks elsewhere and nothing moves when the web font arrives.
 */
export async function fallbackFaces(
  family: string,
  webFont: OpenFont,
  script: 'arabic' | 'latin',
): Promise<string[]> {
  // Spaces between Arabic words come from the Latin face, so only the words count there.
  const sample = script === 'arabic' ? ARABIC_SAMPLE.split(' ') : [LATIN_SAMPLE];
  const locals = script === 'arabic' ? arabicLocals : latinLocals;
  const { ascender, descender, lineGap } = webFont.font.hExtents();
  return Promise.all(
    locals.map(async ({ names, measuredBy }) => {
      const sizeAdjust = lineWidth(webFont, sample) / lineWidth(await openFont(measuredBy), sample);
      const metric = (fontUnits: number) => percent(Math.abs(fontUnits) / webFont.unitsPerEm / sizeAdjust);
      const descriptors = [
        `font-family: '${family} Fallback'`,
        `src: ${names.map((name) => `local('${name}')`).join(', ')}`,
        `size-adjust: ${percent(sizeAdjust)}`,
        `ascent-override: ${metric(ascender)}`,
        `descent-override: ${metric(descender)}`,
        `line-gap-override: ${metric(lineGap)}`,
        ...(script === 'arabic' ? [`unicode-range: ${ARABIC_UNICODE_RANGE}`] : []),
      ];
      return `@font-face {\n${descriptors.map((descriptor) => `  ${descriptor};\n`).join('')}}\n`;
    }),
  );
}
