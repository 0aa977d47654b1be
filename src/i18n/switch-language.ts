import { addressOf, pathOfAddress, type Language } from '#shared/languages.ts';
import { carryView } from '#src/lib/kept-view/carry-view.ts';

/** Key of the visitor's choice in local storage; the pre-paint script reads it too. */
const STORAGE_KEY = 'lang';

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'assign'>;

/** The same page in a language; query and hash stay. */
export function sameAddressIn(language: Language, place: Omit<Place, 'assign'>): string {
  return addressOf(pathOfAddress(place.pathname), language) + place.search + place.hash;
}

/**
 * The language button: stores the language and loads the same page in it as a new document, the reload
 * that rule:language-button asks for, at the same place and as it stands.
 */
export function switchLanguage(language: Language, place: Place): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked or full: the address still changes the language of this page.
  }
  carryView(pathOfAddress(place.pathname));
  place.assign(sameAddressIn(language, place));
}
