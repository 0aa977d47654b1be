import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { KeyedHash } from '#server/base/keyed-hash.ts';

const FILE = 'erasures.log';

/**
 * What was taken back at a person's request, in a form that a restored backup can be put right with: a keyed hash of
 * the address, never the address. `newsletter`: only the subscription.
 */
const noteSchema = v.object({
  at: v.string(),
  what: v.picklist(['everything', 'newsletter']),
  person: v.string(),
  /** Which secret made the hash: with another one the note cannot be applied. */
  key: v.string(),
});
export type ErasureNote = v.InferOutput<typeof noteSchema>;

/** The file of the notes in a folder: beside the database, and beside the backups. */
export function erasureFile(folder: string): string {
  return path.join(folder, FILE);
}

/** The name of the secret behind a hash, which tells nothing about it. */
export function keyName(hash: KeyedHash): string {
  return hash('erasure key', '').slice(0, 8);
}

/** A note about a person, by the normalised address. */
export function erasureNote(
  hash: KeyedHash,
  address: string,
  what: ErasureNote['what'],
  now: Date,
): ErasureNote {
  return { at: now.toISOString(), what, person: hash('erasure', address), key: keyName(hash) };
}

const lineOf = (note: ErasureNote): string => `${JSON.stringify(note)}\n`;

/** Adds notes to a folder's file and waits for the disk. Nothing is ever taken out of it. */
export function appendErasureNotes(folder: string, notes: readonly ErasureNote[]): void {
  if (notes.length === 0) return;
  const descriptor = openSync(erasureFile(folder), 'a', 0o600);
  try {
    // A power cut may have left half a line: what follows begins on one of its own.
    writeSync(descriptor, `\n${notes.map(lineOf).join('')}`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function parsedLine(line: string): ErasureNote[] {
  try {
    return [v.parse(noteSchema, JSON.parse(line))];
  } catch {
    return [];
  }
}

/** The notes in a folder's file; none where there is no file. A half-written line counts as none. */
export function readErasureNotes(folder: string): ErasureNote[] {
  const file = erasureFile(folder);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(parsedLine);
}

/** Those of the notes that a folder's file lacks are added to it. */
export function mergeErasureNotes(folder: string, notes: readonly ErasureNote[]): void {
  const known = new Set(readErasureNotes(folder).map(lineOf));
  const missing = new Map(notes.map((note) => [lineOf(note), note]));
  for (const line of known) missing.delete(line);
  appendErasureNotes(folder, [...missing.values()]);
}
