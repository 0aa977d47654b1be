/**
 * How much air a word of a title keeps before its ink, by its first letter, in steps of `base.css`, each the hundredths
 * of an em: none where marks reach out of it, little before what slants, bends or is round and small, most before a
 * stem, some before all others.
 */
const STEPS = [
  [0, /^[تث]/u],
  [3, /^[إأAJSTV-Zacdefgoqstv-z]/u],
  [8, /^[اآلBDEFHIK-NPRUbhik-npru]/u],
] as const;
const OTHERS = 5;

export function titleAir(title: string): number {
  return STEPS.find(([, letters]) => letters.test(title))?.[0] ?? OTHERS;
}
