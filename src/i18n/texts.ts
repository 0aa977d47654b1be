import type { Content, TextGroup } from '#content/content.ts';
import type { ArticleBody } from '#content/records/article-body.ts';

/** Some groups, and of some groups only some entries: what one page's HTML carries. */
export type PartialContent = { [Group in TextGroup]?: Partial<Content[Group]> };

/** What the build sends inside a page: the words it shows, and which of them had to fall back to English. */
export interface PageTexts {
  content: PartialContent;
  /** Groups that are there with all their entries. */
  whole: TextGroup[];
  fallbackTexts: string[];
  /** The text of the article that the page shows, by slug; the whole file has none. */
  articleBodies?: Readonly<Record<string, ArticleBody>> | undefined;
}

/** Thrown where words are read that are not here: who may wait for the whole file asks `has` first, or catches it. */
export class MissingTextsError extends Error {
  constructor(group: string) {
    super(`The words of "${group}" are not loaded.`);
    this.name = 'MissingTextsError';
  }
}

/** The words of one language: in the browser first those of the page, later the whole file. */
export class Texts {
  #content: PartialContent;
  #whole: Set<TextGroup>;
  #fallbackTexts: ReadonlySet<string>;
  #isComplete = false;
  readonly #articleBodies: Readonly<Record<string, ArticleBody>>;

  constructor(texts: PageTexts) {
    this.#content = texts.content;
    this.#whole = new Set(texts.whole);
    this.#fallbackTexts = new Set(texts.fallbackTexts);
    this.#articleBodies = texts.articleBodies ?? {};
  }

  /** True once the language's whole file is here. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Takes in the language's whole file. */
  complete(content: Content, fallbackTexts: readonly string[] = []): void {
    this.#content = content;
    this.#whole = new Set(Object.keys(content).filter((key): key is TextGroup => key in content));
    this.#fallbackTexts = new Set(fallbackTexts);
    this.#isComplete = true;
  }

  has(group: TextGroup, entry?: string): boolean {
    if (this.#whole.has(group)) return true;
    return entry !== undefined && Object.hasOwn(this.#content[group] ?? {}, entry);
  }

  /** All words of a group. */
  group<Group extends TextGroup>(group: Group): Content[Group] {
    const words = this.#content[group];
    if (!this.#whole.has(group) || words === undefined) throw new MissingTextsError(group);
    return asWhole<Group>(words);
  }

  /** One entry of a group: a page that shows one of many (a job, a path) does not carry the others. */
  entry<Group extends TextGroup, Key extends keyof Content[Group] & string>(
    group: Group,
    key: Key,
  ): Content[Group][Key] {
    const words = this.#content[group]?.[key];
    if (words === undefined) throw new MissingTextsError(`${group}.${key}`);
    return words;
  }

  /** What an abbreviation stands for, where the glossary has it. */
  explanationOf(abbreviation: string): string | undefined {
    const glossary: Readonly<Record<string, string>> = this.#content.abbreviations ?? {};
    return glossary[abbreviation];
  }

  /** The text of an article, if it came with the page. */
  articleBody(slug: string): ArticleBody | undefined {
    return this.#articleBodies[slug];
  }

  /** Whether this text stands in English on an Arabic page because the Arabic is missing. */
  isFallback(text: string): boolean {
    return this.#fallbackTexts.has(text);
  }
}

function asWhole<Group extends TextGroup>(words: Partial<Content[Group]>): Content[Group] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a group listed in `whole` has all its entries: the build put them there together
  return words as Content[Group];
}
