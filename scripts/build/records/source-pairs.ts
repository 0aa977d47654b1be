import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from './content-error.ts';
import { parseTextFile, type TextFile } from './text-file.ts';

/** One thing in both languages; the Arabic file also holds its facts. */
export interface SourcePair {
  /** The files' name without ending. */
  name: string;
  ar: TextFile;
  en: TextFile;
}

export const RECORD_KINDS = ['articles', 'jobs', 'news'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Where the files of a kind lie, from the root of the project. */
export function recordFile(kind: RecordKind, language: 'ar' | 'en', name: string): string {
  return `content/${language}/${kind}/${name}.md`;
}

/** Every file pair of a kind below `root`, by name. Throws a ContentError where one of the two is missing. */
export function sourcePairs(kind: RecordKind, root = process.cwd()): SourcePair[] {
  const names = (language: 'ar' | 'en') =>
    new Set(globSync(`content/${language}/${kind}/*.md`, { cwd: root }).map((file) => basename(file, '.md')));
  const arabic = names('ar');
  const english = names('en');
  const read = (file: string) => parseTextFile(file, readFileSync(join(root, file), 'utf8'));
  return [...arabic.union(english)].toSorted().map((name) => {
    const ar = recordFile(kind, 'ar', name);
    const en = recordFile(kind, 'en', name);
    for (const [has, there, missing] of [
      [english, ar, en],
      [arabic, en, ar],
    ] as const) {
      if (!has.has(name)) throw new ContentError(there, 1, `has no other language: write ${missing} too.`);
    }
    return { name, ar: read(ar), en: read(en) };
  });
}
