import { numberOf } from '../number-of.ts';
import type { Applied } from '#server/backup/apply-notes.ts';
import type { Admin } from '../admin.ts';

/** `3 registrations, 0 messages`. */
export function inWords(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([table, count]) => numberOf(count, table))
    .join(', ');
}

/** Tells what was put right in a restored database. */
export function tellPutRight(
  { note }: Admin,
  { rows, unusable, heldLetters }: Applied & { heldLetters: number },
): void {
  if (rows > 0) note(`Taken back again, as their people had asked: ${rows} rows`);
  if (unusable > 0) {
    note(`WARNING: ${unusable} notes of erasures were made with another secret and could not be applied.`);
  }
  if (heldLetters === 0) return;
  note(
    `Held: ${heldLetters} letters that may have been sent since the backup. See them with "outbox list", send`,
  );
  note('them with "outbox retry --held", or drop them with "outbox discard --parked --yes".');
}
