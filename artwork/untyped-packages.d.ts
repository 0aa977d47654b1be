declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
  }
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, AxisRange>;
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>;
}
