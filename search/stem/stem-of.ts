import { stemmer } from 'stemmer';
import { fold } from '#shared/search-text.ts';
import { brokenPlurals } from './broken-plurals.ts';
import { withoutPrefix, withoutSuffixes } from './light-stem.ts';

const PLURALS = brokenPlurals(fold);
/** «نا» and «كم», with the seat that a hamza before them takes: «عملاؤنا». */
const POSSESSIVE = /(?<=..)(?:(?<=ا)[وي])?(?:نا|كم|كن|هم|هن)$/u;
/** Before an ending of person a ta marbuta is written open: «رسالتنا», «سيرتي». */
const OPEN_TA = /(?<=[^ا])ت$/u;
const MY_OPEN_TA = /(?<=..[^ا])تي$/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Words whose first letter looks like «و» for "and", as Light10 takes it: «وظيفة», «ورشة», «وثيقة». */
const OWN_WAW = /^و(?:ظ|رش|ثيق|ثايق|زار|اجه|قت|صول|حد|طن|اقع|ضوح|اضح|صف|فق|سايل|كيل|كال|عي|جود|رق|زن|سط)/u;
/** Words that the rules would take for another: «رقمي» is not about a number, governance is no government. */
const OWN_WORDS = new Map([
  ['رقميه', 'رقمي'],
  ['رقمي', 'رقمي'],
  ['رقميا', 'رقمي'],
  ['دوره', 'دورات'],
  ['دورات', 'دورات'],
  ['governance', 'governance'],
  ['employer', 'employer'],
]);

/** Whether a folded word is Arabic. */
export function isArabic(word: string): boolean {
  return ARABIC.test(word);
}

/**
 * What the forms of a folded word have in common: for Arabic without article, prefixes, possessives and endings, and
 * with the singular of plurals that change inside; for English by Porter's rules; a number as it is.
 */
export function stemOf(word: string): string {
  if (!isArabic(word)) return OWN_WORDS.get(word) ?? stemmer(word);
  const bare = bareOf(word);
  const free = withoutPossessive(bare);
  const ownWord = OWN_WORDS.get(bare) ?? OWN_WORDS.get(free);
  if (ownWord !== undefined) return ownWord;
  const singular = PLURALS.get(bare) ?? PLURALS.get(free);
  // «بيان» ends like a dual and is none: what the table knows keeps all its letters but a ta marbuta.
  if (singular !== undefined) return singular.replace(/ه$/u, '');
  return withoutSuffixes(free);
}

/** A folded word without what Arabic writes in front of it: the article, «و», «بال», «لل». */
export function bareOf(word: string): string {
  return isArabic(word) && !OWN_WAW.test(word) ? withoutPrefix(word) : word;
}

function withoutPossessive(bare: string): string {
  const owned = bare.replace(POSSESSIVE, '');
  if (owned === bare || owned.length < 3) return bare.replace(MY_OPEN_TA, 'ه');
  return owned.replace(OPEN_TA, 'ه');
}
