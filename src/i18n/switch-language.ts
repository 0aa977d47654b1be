import {
  addressOf,
  LANGUAGE_STORAGE_KEY,
  languageOfAddress,
  otherLanguage,
  pathOfAddress,
} from './language.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'assign'>;

/** The same page in the other language; query and hash stay. */
export function addressInOtherLanguage(place: Omit<Place, 'assign'>): string {
  const language = otherLanguage(languageOfAddress(place.pathname));
  return addressOf(pathOfAddress(place.pathname), language) + place.search + place.hash;
}

/**
 * The language button: stores the other language and loads the same page in it as a new document, the
 * reload that rule:language-button asks for.
 */
export function switchLanguage(place: Place): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, otherLanguage(languageOfAddress(place.pathname)));
  } catch {
    // Storage is blocked or full: the address still changes the language of this page.
  }
  place.assign(addressInOtherLanguage(place));
}
