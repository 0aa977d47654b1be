import type { Store } from './store.ts';

type Engine = Store['engine'];

/** A moment as ISO text, in UTC. */
const POSTGRES_ISO = `at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Words that only one of the engines knows; the statements write them as {name}. `now` is the clock of the database,
 * `later by` and `seconds` stand around a number.
 */
const WORDS: Readonly<Record<Engine, Readonly<Record<string, string>>>> = {
  sqlite: {
    strict: 'strict',
    unlogged: '',
    'skip locked': '',
    now: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
    'later by': `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || `,
    seconds: ` || ' seconds')`,
  },
  postgres: {
    strict: '',
    unlogged: 'unlogged',
    'skip locked': 'for update skip locked',
    now: `to_char(clock_timestamp() ${POSTGRES_ISO}`,
    'later by': 'to_char((clock_timestamp() + make_interval(secs => ',
    seconds: `::double precision)) ${POSTGRES_ISO}`,
  },
};

/** A statement's text as one engine reads it: its own words, and its own way to write the placeholders $1, $2 … */
export function sqlFor(engine: Engine, sql: string): string {
  const words = sql.replace(/\{([a-z ]+)\}/gu, (_placeholder, word: string) => WORDS[engine][word] ?? '');
  return engine === 'sqlite' ? words.replace(/\$(\d+)/gu, '?$1') : words;
}
