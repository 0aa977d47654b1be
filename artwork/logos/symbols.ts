import { repeat } from '../shared/geometry.ts';

/* Each symbol fills a box of 48 units with one ink; holes are cut with even-odd fills, so any ground shows through. */

const stroke = (width: number, data: string): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${data}"/>`;
const fill = (data: string): string => `<path d="${data}"/>`;
const cut = (data: string): string => `<path fill-rule="evenodd" d="${data}"/>`;
const dot = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

/** The same drawing turned around the middle `count` times. */
const turned = (count: number, drawing: string): string =>
  repeat(count, (index) => `<g transform="rotate(${(360 / count) * index} 24 24)">${drawing}</g>`).join('');

const ray = (degrees: number): string =>
  `<path fill="none" stroke="currentColor" stroke-width="3.6" d="M24 13V6" transform="rotate(${degrees} 24 32)"/>`;

export const symbols = {
  subul: stroke(3.6, 'M6 44V24a18 18 0 0 1 36 0v20M14 44V26a10 10 0 0 1 20 0v18M24 44V27'),
  aafeen: turned(6, fill('M24 22c-4-5-4-12 0-19 4 7 4 14 0 19z')),
  ghada:
    stroke(
      3.4,
      'M24 45V20M24 31c-9 0-15-5-15-14M24 31c9 0 15-5 15-14M24 20c-5 0-8-4-8-10M24 20c5 0 8-4 8-10',
    ) +
    dot(24, 6, 3) +
    dot(9, 13, 3) +
    dot(39, 13, 3),
  halqah: cut('M24 2l19 11v22L24 46 5 35V13zm0 9.5L13.3 17.7v12.6L24 36.5l10.7-6.2V17.7z'),
  wajhat: fill('M3 12h24l12 12-12 12H3l12-12zM33 12h5l9 12-9 12h-5l9-12z'),
  hadbah: fill('M2 38L18 12h12L46 38H33L24 22l-9 16z'),
  marafi: stroke(
    3.6,
    'M3 36c5 0 5-4 10.5-4S19 36 24 36s5-4 10.5-4S40 36 45 36M10 26a14 14 0 0 1 28 0M17 26a7 7 0 0 1 14 0M24 4v5',
  ),
  wahat: fill(
    'M24 44C24 30 14 22 3 21c1 13 9 22 21 23zM24 44c0-14 10-22 21-23-1 13-9 22-21 23zM24 30c-7-6-9-16 0-27 9 11 7 21 0 27z',
  ),
  qanat:
    stroke(4, 'M4 16c7 0 7 7 13.5 7s7-7 13-7 7 7 13.5 7M4 30c7 0 7 7 13.5 7s7-7 13-7 7 7 13.5 7') +
    dot(24, 7, 3.6),
  ruml: fill('M4 44h40L24 34zM4 38l20-10 20 10V31L24 20 4 31zM8 25l16-9 16 9v-6L24 6 8 19z'),
  barqin: fill('M32 2h13L31 22H18zM18 26h13L17 46H4zM17 22h29l-4 4H3z'),
  nafala:
    turned(3, fill('M24 23C15 20 14 8 19 4.5c2-1.4 4-.5 5 2 1-2.5 3-3.4 5-2C34 8 33 20 24 23z')) +
    stroke(3, 'M24 24c0 9 1 15 5 21'),
  oryxa:
    stroke(3.4, 'M20.5 30C20 19 17 10 11 2M27.5 30c.5-11 3.5-20 9.5-28') +
    fill('M14 26l10 4 10-4-5 12-5 8-5-8z'),
  fanajin: fill('M3 12h42a21 21 0 0 1-15 20h-12A21 21 0 0 1 3 12zM12 37h24v4.5H12z') + dot(24, 5, 3.4),
  mishkat: stroke(3.6, 'M8 46V22C8 12 16 8 24 2c8 6 16 10 16 20v24zM24 32v14') + dot(24, 26, 6),
  teena: fill('M4 20h18v10H4zM26 20h18v10H26zM4 34h8v10H4zM16 34h16v10H16zM36 34h8v10h-8zM15 6h18v10H15z'),
  najdia: cut(
    'M24 2l6.4 6.4h9.2v9.2L46 24l-6.4 6.4v9.2h-9.2L24 46l-6.4-6.4H8.4v-9.2L2 24l6.4-6.4V8.4h9.2zM16 24a8 8 0 0 0 16 0 8 8 0 0 0-16 0z',
  ),
  zill: fill('M24.4 3a21 21 0 1 0 0 42z') + stroke(3, 'M24 4.5a19.5 19.5 0 0 1 0 39M30.5 6v36M36.5 10v28'),
  midmar: stroke(
    3.6,
    'M16 10h16a14 14 0 0 1 0 28H16a14 14 0 0 1 0-28zM16 17.2h16a6.8 6.8 0 0 1 0 13.6H16a6.8 6.8 0 0 1 0-13.6zM16 24h16',
  ),
  dhuha:
    fill('M10 32a14 14 0 0 1 28 0z') +
    [-66, -33, 0, 33, 66].map(ray).join('') +
    stroke(3.6, 'M2 38h44M10 44h28'),
  hajara: fill('M24 3l12 15-12 27L12 18zM9 21l10 23L3 30zM39 21L29 44l16-14z'),
  rafid: stroke(4.4, 'M6 46C6 26 42 30 42 2M18 46c0-12 24-12 24-24') + dot(8, 8, 5),
  vantoro: fill('M2 6h12l10 24L34 6h12L29 44H19z'),
  lumiqa: turned(8, dot(24, 6, 4)) + dot(24, 24, 8),
  oktavo: stroke(4.4, 'M15.7 4h16.6L44 15.7v16.6L32.3 44H15.7L4 32.3V15.7zM17 24h14'),
  nimbrix: `<g fill="none" stroke="currentColor" stroke-width="3.4">${dot(15, 30, 11)}${dot(24, 19, 11)}${dot(33, 30, 11)}</g>`,
  corvella: fill('M44 8A22 22 0 1 0 44 40L34 32a10 10 0 1 1 0-16z') + dot(40, 24, 5),
  tesserio: fill('M4 4h18v18H4zM26 4h18L26 22zM4 26h18v18zM26 26h18v18H26z'),
  quillon: stroke(4.4, 'M24 6a18 18 0 1 0 12.7 30.7') + fill('M26 22h19v5H26zM38 30l8 8-4 4-8-8z'),
  hexaray: turned(6, fill('M24 2l5 8.5-5 8.5-5-8.5z')) + dot(24, 24, 3),
  polarbit: fill('M24 2l5 17 17 5-17 5-5 17-5-17-17-5 17-5z'),
  sumara: stroke(4.2, 'M4 34a20 20 0 0 1 40 0M12 34a12 12 0 0 1 24 0M20 34a4 4 0 0 1 8 0M2 42h44'),
  meridna: fill(
    'M24 2a22 22 0 0 1 0 44c9-6 13-13 13-22S33 8 24 2zM24 2C15 8 11 15 11 24s4 16 13 22A22 22 0 0 1 24 2zM22 8h4v32h-4z',
  ),
  stratiq: fill('M6 12L24 3l18 9-18 9zM6 24l6-3 12 6 12-6 6 3-18 9zM6 36l6-3 12 6 12-6 6 3-18 9z'),
  ferrola: fill('M4 4h40v10H14v8h24v10H14v12H4z'),
};

export type LogoId = keyof typeof symbols;
