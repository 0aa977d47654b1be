import { discPlaces, HOURS, type Hour } from '../studies/hero-scenes.ts';

type CutName = 'wide' | 'portrait';

/** The hero's pictures are chosen by style sheets, before any script: no table lists them. */
const STILL_NAME = /^hour-(?<hour>[a-z]+)-(?<cut>wide|portrait)$/u;

/** Widths in pixels: what telephones ask for, and windows of a desk. */
const WIDTHS: Record<CutName, readonly number[]> = { wide: [1600, 2560], portrait: [480, 800, 1200] };
/** For browsers without AVIF, of one width. */
const WEBP_WIDTH: Record<CutName, number> = { wide: 1600, portrait: 800 };
/** The first view of a telephone has 30 KB for pictures. */
const TELEPHONE_BUDGET = { width: 800, bytes: 27_000 };

export interface StillTarget {
  pixels: number;
  hasWebp: boolean;
  /** Bytes, where they are few. */
  budget?: number | undefined;
}

/** The files to write of a picture, if it is one of the hero's. */
export function stillTargets(name: string): readonly StillTarget[] | undefined {
  const cut = STILL_NAME.exec(name)?.groups?.['cut'];
  if (cut !== 'wide' && cut !== 'portrait') return undefined;
  return WIDTHS[cut].map((pixels) => ({
    pixels,
    hasWebp: pixels === WEBP_WIDTH[cut],
    budget: pixels === TELEPHONE_BUDGET.width ? TELEPHONE_BUDGET.bytes : undefined,
  }));
}

const percent = (fraction: number): string => `${Math.round(fraction * 1000) / 10}%`;

/** Addresses of one hour's files, and where its sun stands, as custom properties. */
function hourRules(hour: Hour, versions: ReadonlyMap<string, string>): string {
  const lines = (['wide', 'portrait'] as const).flatMap((cut) => {
    const version = versions.get(`hour-${hour}-${cut}`);
    if (version === undefined) throw new Error(`No still of ${hour}, ${cut}: render it first.`);
    const address = (width: number, format: string) =>
      `url('/media/hour-${hour}-${cut}.${version}-${width}.${format}')`;
    const { x, y } = discPlaces[hour][cut];
    return [
      WIDTHS[cut].map((width) => `--${cut}-${width}: ${address(width, 'avif')};`).join('\n'),
      `--${cut}-webp: ${address(WEBP_WIDTH[cut], 'webp')};`,
      `--${cut}-sun-x: ${percent(x)};`,
      `--${cut}-sun-y: ${percent(y)};`,
    ];
  });
  const selector = hour === 'dawn' ? '.hours' : `:root[data-light='${hour}'] .hours`;
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** The style sheet of the hero's hours; where no script says which one it is, it is dawn. */
export function heroHoursStyles(pictures: readonly { name: string; version: string }[]): string {
  const versions = new Map(pictures.map(({ name, version }) => [name, version]));
  return `@layer page {\n${HOURS.map((hour) => hourRules(hour, versions)).join('\n\n')}\n}\n`;
}

export const isHeroStill = (name: string): boolean => STILL_NAME.test(name);
