import { appendErasureNotes, erasureNote } from '#server/backup/erasure-notes.ts';
import type { Environment } from '#server/base/environment.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import type { Log } from '#server/base/log.ts';

/**
 * Notes that somebody has ended a subscription where a restore looks, so that an older backup does not bring it back.
 * The address is gone already: a note that cannot be written is told, and undoes nothing.
 */
export function noteUnsubscribed(
  { dataFolder, backup, databaseUrl }: Environment,
  hash: KeyedHash,
  log: Log,
): (address: string) => void {
  const folders = [...(databaseUrl === undefined ? [dataFolder] : []), ...(backup ? [backup.folder] : [])];
  return (address) => {
    const note = erasureNote(hash, address, 'newsletter', new Date());
    for (const folder of folders) {
      try {
        appendErasureNotes(folder, [note]);
      } catch (error) {
        log.error({ err: error }, 'An unsubscription could not be noted for a later restore');
      }
    }
  };
}
