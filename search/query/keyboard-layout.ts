/** The keys of an English keyboard and what an Arabic one writes with each, in the same order. */
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvnm,./`HYTGB";
const ARABIC = [...Array.from('ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذأإ'), 'لإ', 'لأ', 'لآ'];
const LAM_ALIF_KEY = 'b';
const LAM_ALIF = 'لا';

const TO_ARABIC = new Map(Array.from(ENGLISH, (key, index): [string, string] => [key, ARABIC[index] ?? key]));
TO_ARABIC.set(LAM_ALIF_KEY, LAM_ALIF);
const TO_ENGLISH = new Map([...TO_ARABIC].map(([key, letter]) => [letter, key.toLowerCase()]));

/** What the same keys write on the other keyboard: «hgo]lhj» is «الخدمات» with the keyboard left on English. */
export function onOtherKeyboard(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) {
    return text.replace(/ل[اأإآ]|./gu, (letters) => TO_ENGLISH.get(letters) ?? letters);
  }
  return Array.from(text, (key) => TO_ARABIC.get(key) ?? TO_ARABIC.get(key.toLowerCase()) ?? key).join('');
}
