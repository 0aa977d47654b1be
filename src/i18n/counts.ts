import { languageFacts, type Language } from '#shared/languages.ts';

export type PluralForms = Readonly<Record<Intl.LDMLPluralRule, string>>;

/** A whole number with its thousands apart: `120,000` in either language. */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

function formFor(count: number, forms: PluralForms, language: Language): string {
  return forms[languageFacts(language).pluralOf(count)];
}

/** The form of a noun that goes with a number: Arabic has six. `{count}` is replaced. */
export function formatCount(count: number, forms: PluralForms, language: Language): string {
  return formFor(count, forms, language).replace('{count}', formatNumber(count));
}

/** The same in two parts, to set them in two sizes. Where the noun alone says how many, there is no numeral. */
export function countParts(count: number, forms: PluralForms, language: Language) {
  const form = formFor(count, forms, language);
  const noun = form.replace('{count}', '').trim();
  return { numeral: noun === form ? '' : formatNumber(count), noun };
}
