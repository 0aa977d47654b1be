import type { Content, TextGroup } from '#content/content.ts';
import type { ArticleBody } from '#content/records/article-body.ts';
import { Texts, type PageTexts } from './texts.ts';

/** What a language has besides its words. */
interface Besides {
  fallbackTexts?: readonly string[];
  /** By slug. */
  articleBodies?: PageTexts['articleBodies'];
}

/** Every word of a language, and a record of what a page asked for: its HTML carries exactly that. Server only. */
export class RecordingTexts extends Texts {
  readonly #groups = new Map<TextGroup, unknown>();
  readonly #entries = new Map<TextGroup, Map<string, unknown>>();
  readonly #articleBodies = new Map<string, ArticleBody>();
  readonly #fallbackTexts: readonly string[];

  constructor(content: Content, { fallbackTexts = [], articleBodies = {} }: Besides = {}) {
    super({ content: {}, whole: [], fallbackTexts: [], articleBodies });
    this.complete(content, fallbackTexts);
    this.#fallbackTexts = fallbackTexts;
  }

  override group<Group extends TextGroup>(group: Group): Content[Group] {
    const words = super.group(group);
    this.#groups.set(group, words);
    return words;
  }

  override entry<Group extends TextGroup, Key extends keyof Content[Group] & string>(
    group: Group,
    key: Key,
  ): Content[Group][Key] {
    const words = super.entry(group, key);
    this.#note(group, key, words);
    return words;
  }

  override explanationOf(abbreviation: string): string | undefined {
    const explanation = super.explanationOf(abbreviation);
    if (explanation !== undefined) this.#note('abbreviations', abbreviation, explanation);
    return explanation;
  }

  override articleBody(slug: string): ArticleBody | undefined {
    const body = super.articleBody(slug);
    if (body !== undefined) this.#articleBodies.set(slug, body);
    return body;
  }

  #note(group: TextGroup, key: string, words: unknown): void {
    const asked = this.#entries.get(group) ?? new Map<string, unknown>();
    this.#entries.set(group, asked.set(key, words));
  }

  /** What was asked for since this object was made, to travel inside the page. */
  takeUsed(): PageTexts {
    const entries = [...this.#entries].map(([group, asked]) => [group, Object.fromEntries(asked)] as const);
    return {
      // A group that was asked for as a whole also answers for its entries.
      content: Object.fromEntries([...entries, ...this.#groups]),
      whole: [...this.#groups.keys()],
      fallbackTexts: [...this.#fallbackTexts],
      ...(this.#articleBodies.size > 0 && { articleBodies: Object.fromEntries(this.#articleBodies) }),
    };
  }
}
