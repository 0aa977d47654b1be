import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BACKUP_DAYS, BACKUPS_KEPT } from '#content/facts/retention.ts';
import { backupName, outdatedBackups, type Backup } from './backup-folder.ts';

const HOUR_MS = 60 * 60 * 1000;
const LAST = Date.parse('2026-11-21T20:00:00Z');

/** One copy every so many hours, the newest first. */
const every = (hours: number, count: number): Backup[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(LAST - index * hours * HOUR_MS);
    return { name: backupName(at), at };
  });

function keptOf(backups: Backup[], keepDays: number, keepWeeks: number): string[] {
  const outdated = new Set(outdatedBackups(backups, { keepDays, keepWeeks }));
  return backups.filter((backup) => !outdated.has(backup)).map(({ at }) => at.toISOString().slice(0, 13));
}

test('the last copy of each of the latest days is kept, and of each of the weeks before', () => {
  assert.deepEqual(keptOf(every(6, 200), 3, 2), [
    '2026-11-21T20',
    '2026-11-20T20',
    '2026-11-19T20',
    // The rest of the week that began on Sunday the 15th, then the one before.
    '2026-11-18T20',
    '2026-11-14T20',
  ]);
});

test('no copy but the newest outlives the days and weeks that are kept, a standstill included', () => {
  assert.deepEqual(keptOf(every(24, 1), 1, 0), ['2026-11-21T20']);
  assert.deepEqual(keptOf(every(24 * 60, 7), 7, 4), ['2026-11-21T20']);
  const kept = keptOf(every(24, 100), 7, 4);
  assert.equal(kept.length, 11);
  assert.ok((kept.at(-1) ?? '') >= '2026-10-17', 'seven days and four weeks are 35 days');
});

test('with a copy a day none grows older than the privacy policy promises', () => {
  const settings = { keepDays: BACKUPS_KEPT.days, keepWeeks: BACKUPS_KEPT.weeks };
  let kept: Backup[] = [];
  for (const made of every(24, 120).toReversed()) {
    const oldest = kept.at(-1)?.at ?? made.at;
    assert.ok(made.at.getTime() - oldest.getTime() <= BACKUP_DAYS * 24 * HOUR_MS, made.name);
    const copies = [made, ...kept];
    const outdated = new Set(outdatedBackups(copies, settings));
    kept = copies.filter((copy) => !outdated.has(copy));
  }
});
