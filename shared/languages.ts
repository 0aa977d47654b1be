/** What distinguishes one language of the site from the others. */
export interface LanguageRow {
  /** The language's name in itself, as the language button says it. */
  name: string;
  /** What stands before every path: nothing, or a slash and one word. Exactly one language has none. */
  prefix: '' | `/${string}`;
  direction: Direction;
  /** As Open Graph writes it. */
  openGraphLocale: string;
  /** Of a list inside a sentence: British English has no comma before its last "and". */
  sentenceLocale: string;
  /** Between the items of a list. */
  comma: string;
  /** From January; Gregorian. */
  months: readonly string[];
  /** Before and after noon. */
  dayHalves: readonly [string, string];
  /** The form of a noun that goes with a count (Unicode's plural rules). */
  pluralOf: (count: number) => Intl.LDMLPluralRule;
}

export type Direction = 'rtl' | 'ltr';

/** `يوم`, `يومان`, `3 أيام`, `11 يومًا`, `100 يوم`: the last two digits decide. */
function arabicPlural(count: number): Intl.LDMLPluralRule {
  if (count === 0) return 'zero';
  if (count === 1) return 'one';
  if (count === 2) return 'two';
  const lastTwo = Number.isInteger(count) ? count % 100 : 0;
  if (lastTwo < 3) return 'other';
  return lastTwo <= 10 ? 'few' : 'many';
}

/** The languages of the site. A further one is a row here; what else it needs fails to compile until it is there. */
const ROWS = {
  ar: {
    name: 'العربية',
    prefix: '',
    direction: 'rtl',
    openGraphLocale: 'ar_SA',
    sentenceLocale: 'ar',
    comma: '، ',
    months: [
      'يناير',
      'فبراير',
      'مارس',
      'أبريل',
      'مايو',
      'يونيو',
      'يوليو',
      'أغسطس',
      'سبتمبر',
      'أكتوبر',
      'نوفمبر',
      'ديسمبر',
    ],
    dayHalves: ['ص', 'م'],
    pluralOf: arabicPlural,
  },
  en: {
    name: 'English',
    prefix: '/en',
    direction: 'ltr',
    openGraphLocale: 'en_US',
    sentenceLocale: 'en-GB',
    comma: ', ',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    dayHalves: ['AM', 'PM'],
    pluralOf: (count) => (count === 1 ? 'one' : 'other'),
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Language = keyof typeof ROWS;

type WithoutPrefix = { [Each in Language]: (typeof ROWS)[Each]['prefix'] extends '' ? Each : never };

/** The language whose addresses carry no prefix, and of every visitor who asks for none. */
export const DEFAULT_LANGUAGE = 'ar' satisfies WithoutPrefix[Language];

/** What a language that has no text of its own shows instead, marked as such. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language;

const TABLE: Readonly<Record<Language, LanguageRow>> = ROWS;

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(TABLE, value);
}

/** Every language, in the order of the table. */
export const LANGUAGES: readonly Language[] = Object.keys(TABLE).filter(isLanguage);

/** The row of a language. */
export function languageFacts(language: Language): LanguageRow {
  return TABLE[language];
}

export function directionOf(language: Language): Direction {
  return TABLE[language].direction;
}

export function otherLanguages(language: Language): Language[] {
  return LANGUAGES.filter((each) => each !== language);
}

/** The language that an address is in: that of its prefix. `/english` is no English address. */
export function languageOfAddress(address: string): Language {
  const isUnder = ({ prefix }: LanguageRow) => address === prefix || address.startsWith(`${prefix}/`);
  const found = LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE && isUnder(TABLE[language]));
  return found ?? DEFAULT_LANGUAGE;
}

/** The language-free path of an address: `/en/faq` and `/faq` are both `/faq`. */
export function pathOfAddress(address: string): string {
  return address.slice(TABLE[languageOfAddress(address)].prefix.length) || '/';
}

/** The address of a path in a language. The root of a language with a prefix is the prefix, without a slash. */
export function addressOf(path: string, language: Language): string {
  const { prefix } = TABLE[language];
  return path === '/' ? prefix || '/' : prefix + path;
}
