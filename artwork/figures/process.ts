import {
  coordinates,
  line,
  polar,
  repeat,
  seededRandom,
  smooth,
  steps,
  type Point,
} from '../shared/geometry.ts';
import { accentSolid, accentStroke, circle, path, type Figure } from './elements.ts';

const CENTRE: Point = { x: 180, y: 150 };
const strongAccent = { ...accentStroke, 'stroke-width': 2.4 };

/** A brief: loose sentences that all end on one margin. */
function brief(): string {
  const random = seededRandom(19);
  const margin = 268;
  const accentRow = 9;
  const sentence = (row: number): string => {
    const y = 42 + row * 13.5;
    const start = { x: 40 + random() * 60, y: y + (random() - 0.5) * 46 };
    return `${smooth([start, { x: start.x + 46, y: start.y }, { x: margin - 92, y }, { x: margin - 60, y }])}H${margin}`;
  };
  const sentences = repeat(17, sentence);
  const marginY = 42 + accentRow * 13.5;
  return [
    path(sentences.filter((_, row) => row !== accentRow).join('')),
    path(`M${margin} 26V274`, { 'stroke-width': 2 }),
    path(`${sentences[accentRow] ?? ''}H312`, strongAccent),
    circle({ x: 312, y: marginY }, 6, accentSolid),
  ].join('');
}

/** A system: one module in many measured sizes. */
function system(): string {
  const [columns, rows, spacing] = [11, 9, 28];
  const squares: string[] = [];
  let accent = '';
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const wave = 0.5 + 0.5 * Math.sin(column * 0.62 + row * 0.5) * Math.cos(row * 0.74 - column * 0.18);
      const size = 4 + wave * 19;
      const corner = {
        x: CENTRE.x + (column - (columns - 1) / 2) * spacing - size / 2,
        y: CENTRE.y + (row - (rows - 1) / 2) * spacing - size / 2,
      };
      const data = `M${coordinates(corner.x, corner.y)}h${coordinates(size)}v${coordinates(size)}h${coordinates(-size)}z`;
      if (column === 3 && row === 6) accent = data;
      else squares.push(data);
    }
  }
  return path(squares.join('')) + path(accent, accentSolid);
}

/** Design to code: curves that become steps. */
function code(): string {
  const rows = 11;
  const accentRow = 5;
  const heightAt = (x: number, row: number): number =>
    CENTRE.y + (row - (rows - 1) / 2) * 15 + 40 * Math.sin((x - 60) * 0.0125 + row * 0.06);
  const curve = (row: number): string => {
    const smoothPart = smooth(steps(16, 176, 16).map((x) => ({ x, y: heightAt(x, row) })));
    const stairs = steps(184, 344, 16).map(
      (x) => `V${coordinates(Math.round(heightAt(x, row) / 8) * 8)}H${x}`,
    );
    return smoothPart + stairs.join('');
  };
  const curves = repeat(rows, curve);
  return (
    path(curves.filter((_, row) => row !== accentRow).join('')) + path(curves[accentRow] ?? '', strongAccent)
  );
}

/** A certificate: the rosette that engravers draw on documents of value. */
function certificate(): string {
  const turns = 9;
  const rosette = (turn: number): string => {
    const points = repeat(61, (index) => {
      const angle = (index / 60) * Math.PI * 2;
      const radius = 86 + 34 * Math.cos(6 * angle + (turn / turns) * Math.PI * 2);
      return polar(CENTRE, radius, angle);
    });
    return `${smooth(points)}z`;
  };
  const rim = repeat(120, (index) => {
    const angle = (index / 120) * Math.PI * 2;
    return line(polar(CENTRE, 128, angle), polar(CENTRE, index % 10 === 0 ? 140 : 134, angle));
  });
  return [
    path(repeat(turns, rosette).join(''), { opacity: 0.85 }),
    path(rim.join('')),
    circle(CENTRE, 34, accentSolid),
    path('M166 151l10 10 19-21', { stroke: 'var(--figure-ground, #fff)', 'stroke-width': 4 }),
  ].join('');
}

const figure = (id: string, draw: () => string): Figure => ({
  id,
  width: 360,
  height: 300,
  strokeWidth: 1.25,
  body: draw(),
});

/** From a brief to a certificate, in the order of the work. */
export const processFigures: readonly Figure[] = [
  figure('process-1', brief),
  figure('process-2', system),
  figure('process-3', code),
  figure('process-4', certificate),
];
