interface ToldNumber {
  digits: string;
  /** The sign of a percentage, or nothing. */
  sign: string;
  /** The word on the number's line (a space that does not break lies between): minutes. */
  unit: string | undefined;
}

/** The numbers that stand in digits in a text, in its order. */
export function numbersIn(text: string): ToldNumber[] {
  const numbers = text.matchAll(/(\d+)(%?)(?:\u00A0(\p{L}[\p{L}\p{M}]*))?/gu);
  return Array.from(numbers, ([, digits = '', sign = '', unit]) => ({ digits, sign, unit }));
}
