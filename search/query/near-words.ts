import { lettersOf, type KnownWord, type Vocabulary } from '../index/vocabulary.ts';
import { bareOf, isArabic } from '../stem/stem-of.ts';
import { slipsBetween } from './distance.ts';
import { soundsOf } from '../words/sound.ts';

/** A word that was probably meant, and how surely (up to 1). */
export interface NearWord {
  word: KnownWord;
  likeness: number;
}

const SHORTEST_WITH_SLIP = 4;
const SHORTEST_WITH_TWO_SLIPS = 8;
const SHORTEST_SOUND = 3;
/** The Arabic article as it is typed in Latin letters. */
const LATIN_ARTICLE = /^[ae]l-?(?=.{4})/;
const AS_IT_SOUNDS = 0.55;
/** More guesses than these only blur the answer. */
const MAX_GUESSES = 4;

/** The words of the site that a folded word may be a slip of the pen for, or another script's spelling of; the likeliest first. */
export function nearWords(folded: string, vocabulary: Vocabulary): NearWord[] {
  const bare = bareOf(folded);
  // Of a misspelt word nobody knows whether «و» is its own.
  const forms = new Set([bare, folded, folded.replace(LATIN_ARTICLE, '')]);
  const guesses = [...forms].flatMap((form) =>
    slipsOf(form, vocabulary).concat(likeSounding(form, vocabulary)),
  );
  return guesses
    .toSorted((a, b) => b.likeness - a.likeness || b.word.count - a.word.count)
    .slice(0, MAX_GUESSES);
}

function slipsOf(bare: string, vocabulary: Vocabulary): NearWord[] {
  const most = bare.length < SHORTEST_WITH_SLIP ? 0 : bare.length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2;
  if (most === 0) return [];
  const letters = lettersOf(bare);
  const near: NearWord[] = [];
  for (const word of vocabulary.words()) {
    if (word.bare.length < SHORTEST_WITH_SLIP - 1) continue;
    // A slip brings in one letter and takes out one at most.
    if (bitsOf(letters ^ word.letters) > 2 * most) continue;
    const slips = slipsBetween(bare, word.bare, most);
    if (slips !== Infinity) near.push({ word, likeness: 1 - (slips + 0.5) / Math.max(bare.length, 4) });
  }
  return near;
}

/** Words of the other script that sound the same. */
function likeSounding(bare: string, vocabulary: Vocabulary): NearWord[] {
  const sounds = new Set(soundsOf(bare).filter((sound) => sound.length >= SHORTEST_SOUND));
  if (sounds.size === 0) return [];
  const near: NearWord[] = [];
  for (const word of vocabulary.words()) {
    if (isArabic(word.bare) === isArabic(bare)) continue;
    if (vocabulary.soundsOf(word).some((sound) => sounds.has(sound)))
      near.push({ word, likeness: AS_IT_SOUNDS });
  }
  return near;
}

function bitsOf(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
