import { soundAlike } from '../words/sound.ts';

const ALIKE = 0.5;

/**
 * How many slips of the pen lie between two words: a letter too many, missing, another one or two in each other's
 * place; letters that sound alike count half. Infinity as soon as it is more than `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const cost = costOf(one.charAt(row - 1), other.charAt(column - 1));
      let slips = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + cost);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one.charAt(row - 1) === other.charAt(column - 2) &&
        one.charAt(row - 2) === other.charAt(column - 1);
      if (isSwapped) slips = Math.min(slips, at(before, column - 2) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return Infinity;
    before = above;
    above = current;
  }
  const slips = at(above, other.length);
  return slips <= most ? slips : Infinity;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

function costOf(one: string, other: string): number {
  if (one === other) return 0;
  return soundAlike(one, other) || soundAlike(other, one) ? ALIKE : 1;
}
