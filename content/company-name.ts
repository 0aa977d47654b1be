const ARABIC_LETTER = /^\p{Script=Arabic}/u;
/** `{company}` with the letters that Arabic writes onto the word behind them: and, so, by, like, for. */
const PLACE = /(?:(?<!\p{L})([وف]?[بكل]?))?\{company\}/gu;

/** What a name becomes behind letters that are written onto it; without any it stays as it is. */
function attached(letters: string, name: string): string {
  if (letters === '') return name;
  // A foreign word is kept apart from them by a stretched line, which also isolates its direction.
  if (!ARABIC_LETTER.test(name)) return `${letters}ـ${name}`;
  // "For" swallows the alif of the article, and of three lams in a row one.
  if (letters.endsWith('ل') && name.startsWith('ال')) {
    return letters + name.slice(name.startsWith('الل') ? 2 : 1);
  }
  return letters + name;
}

/** A text with the company's name in its places. Arabic's small words stand before one as they are: `ل{company}`. */
export function nameCompany(text: string, name: string): string {
  return text.replace(PLACE, (_, letters?: string) => attached(letters ?? '', name));
}

/** The same texts, lists and groups with the company's name in every place that asks for it. */
export function withCompanyName<Texts>(texts: Texts, name: string): Texts {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only the letters of its texts change
  return filled(texts, name) as Texts;
}

function filled(texts: unknown, name: string): unknown {
  if (typeof texts === 'string') return nameCompany(texts, name);
  if (Array.isArray(texts)) return texts.map((each: unknown) => filled(each, name));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, filled(each, name)]));
}
