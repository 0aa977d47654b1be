/** A noun as it changes beside a number. */
interface Noun {
  readonly singular: string;
  /** After 11 to 99. */
  readonly accusative: string;
  readonly dual: Readonly<Record<'nominative' | 'oblique', string>>;
  /** After 3 to 10. */
  readonly plural: string;
  readonly isFeminine?: true;
}

/** A noun whose dual and accusative are built by adding to it. */
const regular = (singular: string, plural: string): Noun => ({
  singular,
  plural,
  accusative: `${singular}ًا`,
  dual: { nominative: `${singular}ان`, oblique: `${singular}ين` },
});
/** One that ends in ta marbuta, which is written open before an ending and takes no tanwin in writing. */
const feminine = (singular: string, plural: string): Noun => ({
  singular,
  plural,
  accusative: singular,
  dual: { nominative: `${singular.slice(0, -1)}تان`, oblique: `${singular.slice(0, -1)}تين` },
  isFeminine: true,
});

const NOUNS = {
  minute: feminine('دقيقة', 'دقائق'),
  hour: feminine('ساعة', 'ساعات'),
  day: regular('يوم', 'أيام'),
  workingDay: {
    singular: 'يوم عمل',
    accusative: 'يوم عمل',
    dual: { nominative: 'يوما عمل', oblique: 'يومي عمل' },
    plural: 'أيام عمل',
  },
  week: regular('أسبوع', 'أسابيع'),
  month: regular('شهر', 'أشهر'),
  specialist: regular('مختص', 'مختصين'),
  component: regular('مكوّن', 'مكوّنات'),
} as const satisfies Readonly<Record<string, Noun>>;

/** Beside a feminine noun; a masculine one takes them with ta marbuta: gender is reversed. */
const THREE_TO_TEN = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];

/** A number as it stands where its noun was named before: in words from 3 to 10, else in digits. */
export function numberOf(count: number, noun: keyof typeof NOUNS): string {
  const { isFeminine }: Noun = NOUNS[noun];
  const word = THREE_TO_TEN[count - 3];
  if (word === undefined) return String(count);
  return isFeminine ? word : `${word}ة`;
}

/**
 * A number with its noun: one and two are the noun's own forms, up to ten in words, from there in digits. The case shows
 * in one and two only: genitive after a preposition (خلال، كل), nominative where it is what is said (مدتها), accusative
 * where it says for how long (نحتفظ بها). Digits stay on the line of their noun.
 */
export function counted(
  count: number,
  noun: keyof typeof NOUNS,
  grammaticalCase: 'nominative' | 'accusative' | 'genitive' = 'genitive',
): string {
  const { singular, accusative, dual, plural, isFeminine }: Noun = NOUNS[noun];
  if (count === 1) {
    const one = isFeminine ? 'واحدة' : grammaticalCase === 'accusative' ? 'واحدًا' : 'واحد';
    return `${grammaticalCase === 'accusative' ? accusative : singular} ${one}`;
  }
  if (count === 2) return dual[grammaticalCase === 'nominative' ? 'nominative' : 'oblique'];
  const lastTwo = count % 100;
  const form = lastTwo > 10 ? accusative : lastTwo > 2 ? plural : singular;
  const number = numberOf(count, noun);
  return `${number}${/\d/.test(number) ? '\u00A0' : ' '}${form}`;
}
