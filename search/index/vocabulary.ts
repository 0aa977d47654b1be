import { bareOf, stemOf } from '../stem/stem-of.ts';
import { soundsOf } from '../words/sound.ts';
import { fold } from '#shared/search-text.ts';
import { writtenWords } from '../words/words-in.ts';

/** A word that the site says. */
export interface KnownWord {
  /** As it is compared, without an article. */
  bare: string;
  stem: string;
  /** As a reader writes it, without an article. */
  shown: string;
  count: number;
  /** A bit for each letter in it (several share one): words whose letters differ need not be compared. */
  letters: number;
}

const MARKS = /[\p{M}\u0640\u200c\u200d]/gu;

/** Every word of the site with its stem, for what is typed only in part or not quite right. */
export class Vocabulary {
  readonly #words = new Map<string, KnownWord>();
  readonly #written = new Map<string, KnownWord>();
  readonly #sounds = new Map<KnownWord, readonly string[]>();
  readonly #stems = new Map<string, string>();

  /** Takes a text in and gives its stems, in their order. */
  read(text: string): string[] {
    return writtenWords(text).map(({ written }) => {
      const known = this.#written.get(written) ?? this.#learn(written);
      known.count += 1;
      return known.stem;
    });
  }

  /** The stems of a text, without counting it as said once more. */
  stemsIn(text: string): Set<string> {
    return new Set(
      writtenWords(text).map(({ written }) => this.#written.get(written)?.stem ?? this.stemOf(fold(written))),
    );
  }

  #learn(written: string): KnownWord {
    const folded = fold(written);
    const bare = bareOf(folded);
    const shown = written.replace(MARKS, '').slice(folded.length - bare.length);
    const word = this.#words.get(folded) ?? {
      bare,
      stem: this.stemOf(folded),
      shown,
      count: 0,
      letters: lettersOf(bare),
    };
    this.#words.set(folded, word);
    this.#written.set(written, word);
    return word;
  }

  /** The stem of a folded word, worked out once. */
  stemOf(folded: string): string {
    const known = this.#stems.get(folded);
    if (known !== undefined) return known;
    const stem = stemOf(folded);
    this.#stems.set(folded, stem);
    return stem;
  }

  /** How a word may sound, worked out once: only guesses ask. */
  soundsOf(word: KnownWord): readonly string[] {
    const known = this.#sounds.get(word);
    if (known !== undefined) return known;
    const sounds = soundsOf(word.bare);
    this.#sounds.set(word, sounds);
    return sounds;
  }

  words(): Iterable<KnownWord> {
    return this.#words.values();
  }
}

/** The letters of a word as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}
