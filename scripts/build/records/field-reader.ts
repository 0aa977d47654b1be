import { ContentError } from './content-error.ts';
import type { Field, TextFile } from './text-file.ts';

/** A date, or a moment with its offset; Riyadh's is +03:00. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))?$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Takes the fields of one file, each by its name and kind; what nobody asked for is an error in `finish`.
 * Every method throws a ContentError that says what to write instead.
 */
export class FieldReader {
  readonly #source: TextFile;
  readonly #asked = new Set<string>();

  constructor(source: TextFile) {
    this.#source = source;
  }

  /** One line of text that must be there. */
  text(key: string): string {
    const text = this.optionalText(key);
    if (text === undefined) this.#fail(key, `"${key}" is missing: add a line "${key}: …".`);
    return text;
  }

  optionalText(key: string): string | undefined {
    const text = this.#field(key)?.text;
    return text === undefined || text === '' ? undefined : text;
  }

  /** One of the values that the product knows. */
  choice<Value extends string>(key: string, choices: readonly Value[]): Value {
    const text = this.text(key);
    const choice = choices.find((each) => each === text);
    if (choice === undefined)
      this.#fail(key, `"${text}" is no ${key}; choose one of: ${choices.join(', ')}.`);
    return choice;
  }

  /** `yes`, or left out. */
  yes(key: string): boolean {
    const text = this.optionalText(key);
    if (text !== undefined && text !== 'yes') this.#fail(key, `write "${key}: yes", or leave the line out.`);
    return text === 'yes';
  }

  /** An ISO date that has come, with or without a time. */
  optionalDate(key: string): string | undefined {
    const text = this.optionalText(key);
    if (text === undefined) return undefined;
    const [, day] = DATE.exec(text) ?? [];
    const moment = new Date(text);
    // The calendar has no 30 February; Date would make it March.
    const isReal = day !== undefined && new Date(day).toISOString().startsWith(day);
    if (!isReal || Number.isNaN(moment.getTime())) {
      this.#fail(key, `"${text}" is no date: write it as 2025-05-19 or 2025-05-19T20:30:00+03:00.`);
    }
    if (moment.getTime() > Date.now() + DAY_MS) {
      this.#fail(key, `${text} is yet to come: what is built is published, so it cannot be dated later.`);
    }
    return text;
  }

  date(key: string): string {
    this.text(key);
    return this.optionalDate(key) ?? '';
  }

  /** A list of exactly so many lines. */
  list(key: string, length: number): string[] {
    const items = this.#field(key)?.items ?? [];
    if (items.length !== length) {
      this.#fail(key, `"${key}:" needs exactly ${length} lines of "- …" below it, and has ${items.length}.`);
    }
    return items.map(({ text }) => text);
  }

  /** Complains about the first field that the file does not know. `elsewhere` are those of the Arabic file only. */
  finish(elsewhere: readonly string[] = []): void {
    for (const key of this.#source.fields.keys()) {
      if (this.#asked.has(key)) continue;
      this.#fail(
        key,
        elsewhere.includes(key)
          ? `"${key}" is the same in every language and stands in the Arabic file only: remove the line.`
          : `"${key}" is unknown here; the file takes: ${[...this.#asked].join(', ')}.`,
      );
    }
  }

  /** An error at a field's line. */
  complain(key: string, complaint: string): never {
    return this.#fail(key, complaint);
  }

  #field(key: string): Field | undefined {
    this.#asked.add(key);
    return this.#source.fields.get(key);
  }

  #fail(key: string, complaint: string): never {
    throw new ContentError(this.#source.file, this.#source.fields.get(key)?.line ?? 1, complaint);
  }
}
