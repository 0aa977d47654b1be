import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '#shared/languages.ts';

/** A text that somebody reads, and where an editor finds it. */
export interface SiteString {
  /** From the root of the project. */
  readonly file: string;
  /** The key within a module (`questions.1.answer`), or the number of the line in a text file. */
  readonly key: string;
  readonly language: Language;
  readonly text: string;
}

/** Modules whose values are words, on pages, in letters, in the head, in pictures and in the downloads. */
const MODULES = [
  'content/{ar,en}/*.ts',
  'content/facts/workshops.ts',
  'src/ui/logo/logos.ts',
  'src/gallery/words/*.ts',
  'artwork/*/words.ts',
  'site.config.ts',
];

/** Says every other module's words again. */
const REPEATS = 'content/*/index.ts';

/** Records and captions: every line of them is read. */
const TEXT_FILES = ['content/{ar,en}/**/*.md', 'public/**/*.vtt'];

/** A line of a record's head: its key is no text. */
const HEAD_LINE = /^(?:[a-z]+:|-) */;
/** Where a link or a picture leads, and its caption, which is a text of its own. */
const LINK_TARGET = /\]\([^\s)]+(?: "(?<caption>[^"]*)")?\)/g;
/** When a caption stands on the screen. */
const TIMES = ' --> ';
const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** Every text of the site in both languages, in the order of their files. */
export async function siteStrings(): Promise<SiteString[]> {
  const modules = await Promise.all(filesOf(MODULES).map(stringsOfModule));
  return [...modules.flat(), ...filesOf(TEXT_FILES).flatMap(stringsOfTextFile)];
}

function filesOf(patterns: readonly string[]): string[] {
  return globSync(patterns, { exclude: ['**/node_modules/**', REPEATS] }).toSorted();
}

async function stringsOfModule(file: string): Promise<SiteString[]> {
  const exports: unknown = await import(pathToFileURL(resolve(file)).href);
  return stringsWithin(file, exports, []);
}

function stringsWithin(file: string, value: unknown, keys: readonly string[]): SiteString[] {
  if (typeof value === 'string') {
    const language = languageOf(file, keys, value);
    // Words are exported under one name, which the file says already.
    const key = keys.slice(1).join('.');
    return language === undefined ? [] : [{ file, key, language, text: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => stringsWithin(file, each, [...keys, key]));
}

function stringsOfTextFile(file: string): SiteString[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.includes(TIMES)) return [];
      // Markdown takes several spaces for one: they only line a table up.
      const text = line
        .replace(HEAD_LINE, '')
        .replaceAll(LINK_TARGET, (_, caption?: string) => `]\n${caption ?? ''}`)
        .replaceAll(/ +/g, ' ')
        .replaceAll('\\n', '\n')
        .trim();
      const language = languageOf(file, [], text);
      return language === undefined ? [] : [{ file, key: String(index + 1), language, text }];
    });
}

/** By folder or key; elsewhere whatever has Arabic letters is Arabic, and the rest is no text but a fact. */
function languageOf(file: string, keys: readonly string[], text: string): Language | undefined {
  const named = LANGUAGES.find(
    (language) => keys.includes(language) || file.split(/[/.-]/).includes(language),
  );
  return named ?? (ARABIC_LETTER.test(text) ? 'ar' : undefined);
}
