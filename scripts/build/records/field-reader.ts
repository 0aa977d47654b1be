import { ContentError } from './content-error.ts';
import type { TextFile } from './text-file.ts';

/** A date, or a moment with its offset; Riyadh's is +03:00. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))?$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Takes the fields of one file, each by its name and kind. Every method throws a ContentError that says what to write
 * instead. A field that the file does not know is complained of first: a misspelt one is no missing one.
 */
export class FieldReader {
  readonly #source: TextFile;

  /** `elsewhere` are the fields that stand in the Arabic file only. */
  constructor(source: TextFile, known: readonly string[], elsewhere: readonly string[] = []) {
    this.#source = source;
    for (const key of source.fields.keys()) {
      if (known.includes(key)) continue;
      this.#fail(
        key,
        elsewhere.includes(key)
          ? `"${key}" is the same in every language and stands in the Arabic file only: remove the line.`
          : `"${key}" is unknown here; the file takes: ${known.join(', ')}.`,
      );
    }
  }

  /** One line of text that must be there. */
  text(key: string): string {
    const text = this.optionalText(key);
    if (text === undefined) this.#fail(key, `"${key}" is missing: add a line "${key}: …".`);
    return text;
  }

  optionalText(key: string): string | undefined {
    const text = this.#source.fields.get(key)?.text;
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
    const items = this.#source.fields.get(key)?.items ?? [];
    if (items.length !== length) {
      this.#fail(key, `"${key}:" needs exactly ${length} lines of "- …" below it, and has ${items.length}.`);
    }
    return items.map(({ text }) => text);
  }

  /** The one paragraph below the head. */
  paragraph(what: string): string {
    const { file, body, bodyLine } = this.#source;
    const text = body.trim();
    if (text !== '' && !text.includes('\n')) return text;
    throw new ContentError(file, bodyLine, `one paragraph ${what} stands below the head.`);
  }

  /** An error at a field's line. */
  complain(key: string, complaint: string): never {
    return this.#fail(key, complaint);
  }

  #fail(key: string, complaint: string): never {
    throw new ContentError(this.#source.file, this.#source.fields.get(key)?.line ?? 1, complaint);
  }
}
