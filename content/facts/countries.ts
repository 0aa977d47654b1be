import entries from './countries.json' with { type: 'json' };

/** A country as a form would offer it: two-letter code (ISO 3166-1) and its name in both languages. */
export interface Country {
  code: string;
  en: string;
  ar: string;
}

/**
 * The 195 countries: 193 members of the United Nations, Palestine and the
 * Vatican. Data of the product, not wired to a form (rule:countries); import it only where it is shown.
 */
export const COUNTRIES: readonly Country[] = entries;
