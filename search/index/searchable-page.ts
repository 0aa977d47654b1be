/** A part of a page that an address can lead to, or what stands outside all such parts. */
export interface SearchableSection {
  /** The fragment of its address; nothing for the page's own beginning. */
  id?: string;
  heading: string;
  /** Every heading in it, its own too. */
  headings: string;
  text: string;
}

/** A page as the search knows it. */
export interface SearchablePage {
  /** Language-free path, the page's identity. */
  path: string;
  title: string;
  description: string;
  /** What else it is called: by links that lead to it, by visitors, in the other languages. */
  names: readonly string[];
  /** Whether every page leads to it, by the bar or the footer. */
  isMain?: boolean;
  /** What it says it is about. */
  keywords: readonly string[];
  sections: readonly SearchableSection[];
  /** The words of the page in its other languages, each once; found, but never shown. */
  foreign: string;
}

/** What the build writes to `/search/{language}.json`. */
export interface SearchData {
  pages: readonly SearchablePage[];
  /** Each line: words and phrases that stand for one another. */
  synonyms: readonly (readonly string[])[];
  /** Words that say nothing about what is looked for. */
  stopWords: readonly string[];
}
