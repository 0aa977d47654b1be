import type { Store } from './store.ts';

type Engine = Store['engine'];

/** Words that only one of the engines knows; the statements write them as {name}. */
const WORDS: Readonly<Record<Engine, Readonly<Record<string, string>>>> = {
  sqlite: { strict: 'strict', unlogged: '', 'skip locked': '' },
  postgres: { strict: '', unlogged: 'unlogged', 'skip locked': 'for update skip locked' },
};

/** A statement's text as one engine reads it: its own words, and its own way to write the placeholders $1, $2 … */
export function sqlFor(engine: Engine, sql: string): string {
  const words = sql.replace(/\{([a-z ]+)\}/gu, (_placeholder, word: string) => WORDS[engine][word] ?? '');
  return engine === 'sqlite' ? words.replace(/\$(\d+)/gu, '?$1') : words;
}
