import type { Direction } from '#shared/languages.ts';

/** Where a field lies: those of a row share `top`, in pixels. */
export interface FieldPlace {
  index: number;
  name: string;
  /** Counted from the left; the rows that begin half a field later count like the others. */
  column: number;
  top: number;
}

/**
 * The field that a key leads to: the arrows to its neighbours as they are seen, Home and End to the ends, a letter to
 * the next name that begins with it.
 * @param shown The fields of the chosen family, in the order of reading.
 * @returns `undefined` for other keys, and where there is nothing further.
 */
export function nextField(
  key: string,
  current: number,
  shown: readonly FieldPlace[],
  direction: Direction,
): FieldPlace | undefined {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return shown[0];
    case 'End':
      return shown.at(-1);
    case 'ArrowDown':
    case 'ArrowUp':
      return inNextRow(key === 'ArrowDown' ? 1 : -1, current, shown);
    case 'ArrowLeft':
    case 'ArrowRight':
      return key === onward
        ? shown.find(({ index }) => index > current)
        : shown.findLast(({ index }) => index < current);
    default:
      return key.length === 1 && key !== ' ' ? withLetter(key, current, shown) : undefined;
  }
}

/** The nearest one of the next row that has any. */
function inNextRow(sign: 1 | -1, current: number, shown: readonly FieldPlace[]): FieldPlace | undefined {
  const from = shown.find(({ index }) => index === current);
  if (from === undefined) return undefined;
  const rows = (place: FieldPlace) => (place.top - from.top) * sign;
  const [nearest] = shown
    .filter((place) => rows(place) > 0)
    .toSorted(
      (a, b) => rows(a) - rows(b) || Math.abs(a.column - from.column) - Math.abs(b.column - from.column),
    );
  return nearest;
}

function withLetter(letter: string, current: number, shown: readonly FieldPlace[]): FieldPlace | undefined {
  const begins = ({ name }: FieldPlace) => name.toLowerCase().startsWith(letter.toLowerCase());
  return shown.find((place) => place.index > current && begins(place)) ?? shown.find(begins);
}
