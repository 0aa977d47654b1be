import sharp from 'sharp';

/** Pixels for each unit of a symbol's box: edges are found to a twentieth of a unit. */
const FINE = 20;
const BOX = 48;

export interface Ink {
  left: number;
  right: number;
}

/** Where the ink of a symbol begins and ends in its box, in its units: what stands on an edge stands on its ink. */
export async function inkOf(symbol: string): Promise<Ink> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${BOX * FINE}" height="${BOX * FINE}" viewBox="0 0 ${BOX} ${BOX}" color="#000">${symbol}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) / FINE;
  return { left, right: left + info.width / FINE };
}
