/**
 * How much air a title's first letter keeps before its ink, in steps of `base.css`, each the hundredths of an em: none
 * where marks reach out of it, little before what slants, some before what is round, most before a stem.
 */
const STEPS = [
  [0, /^[تث]/u],
  [3, /^[إأAJTV-Z]/u],
  [5, /^[جحخنهCGOQS]/u],
  [8, /^[اآلB-Z]/u],
] as const;
const OTHERS = 6;

export function titleAir(title: string): number {
  return STEPS.find(([, letters]) => letters.test(title))?.[0] ?? OTHERS;
}
