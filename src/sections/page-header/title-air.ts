/**
 * How much air a title's first letter keeps before its ink, in steps of `base.css`, each the hundredths of an em: none
 * where marks reach out of it, little before what slants or bends, most before a stem, some before all others.
 */
const STEPS = [
  [0, /^[تث]/u],
  [3, /^[إأAJSTV-Z]/u],
  [8, /^[اآلBDEFHIK-NPRU]/u],
] as const;
const OTHERS = 5;

export function titleAir(title: string): number {
  return STEPS.find(([, letters]) => letters.test(title))?.[0] ?? OTHERS;
}
