import { chmodSync, copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dayInRiyadh } from '#shared/riyadh.ts';
import { prepareDataFolder } from '#server/storage/open-store.ts';
import type { BackupSettings } from '#server/base/environment.ts';
import { mergeErasureNotes, readErasureNotes } from './erasure-notes.ts';

const NAME = /^website-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.db$/u;
const UNFINISHED = /^website-[\dTZ-]+\.db\.part$/u;
const SECRET = 'secret';
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
const FIRST_SUNDAY_MS = Date.parse('1970-01-04');

/** A copy of the database in the folder of the backups. */
export interface Backup {
  name: string;
  at: Date;
}

/** The name of a copy that is made at a moment: `website-2026-11-21T193000Z.db`. */
export function backupName(at: Date): string {
  return `website-${at.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(':', '')}Z.db`;
}

/** The copies in a folder, the newest first; none where there is no folder. */
export function backupsIn(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  const backups = readdirSync(folder).flatMap((name) => {
    const [, date, hours, minutes, seconds] = NAME.exec(name) ?? [];
    return date === undefined ? [] : [{ name, at: new Date(`${date}${hours}:${minutes}:${seconds}Z`) }];
  });
  return backups.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Weeks begin on Sunday, as the working week in the Kingdom does. */
function weekOf(day: string): number {
  return Math.floor((Date.parse(day) - FIRST_SUNDAY_MS) / (WEEK_DAYS * DAY_MS));
}

/** The first of each group, of so many groups. */
function newestOfEach<Key>(
  backups: readonly Backup[],
  keyOf: (day: string) => Key,
  count: number,
): Map<Key, Backup> {
  const kept = new Map<Key, Backup>();
  for (const backup of backups) {
    const key = keyOf(dayInRiyadh(backup.at));
    if (!kept.has(key) && kept.size < count) kept.set(key, backup);
  }
  return kept;
}

/**
 * The copies that are no longer kept, of those given newest first: the last of each of the latest days stays, and the
 * last of each of the weeks before; but the newest alone outlives all those days and weeks (rule:retention).
 */
export function outdatedBackups(
  backups: readonly Backup[],
  { keepDays, keepWeeks }: Pick<BackupSettings, 'keepDays' | 'keepWeeks'>,
): Backup[] {
  const [newest] = backups;
  if (newest === undefined) return [];
  const oldest = newest.at.getTime() - (keepDays + keepWeeks * WEEK_DAYS) * DAY_MS;
  const recent = backups.filter(({ at }) => at.getTime() >= oldest);
  const daily = newestOfEach(recent, (day) => day, keepDays);
  const oldestDay = [...daily.keys()].at(-1) ?? '';
  const before = recent.filter(({ at }) => dayInRiyadh(at) < oldestDay);
  const weekly = newestOfEach(before, weekOf, keepWeeks);
  const kept = new Set([...daily.values(), ...weekly.values()]);
  return backups.filter((backup) => !kept.has(backup));
}

/**
 * Makes one more copy with everything that a restore on another machine needs beside it (the secret, the notes of what
 * was erased), then deletes what is no longer kept. Yields the new file. Rejects, having deleted nothing, when the copy
 * fails.
 */
export async function addBackup(
  settings: BackupSettings,
  dataFolder: string,
  at: Date,
  copyTo: (file: string) => void | Promise<void>,
): Promise<string> {
  const { folder } = settings;
  prepareDataFolder(folder);
  const file = path.join(folder, backupName(at));
  // What a copy that was cut short has left.
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(path.join(folder, name));
  await copyTo(file);
  mergeErasureNotes(folder, readErasureNotes(dataFolder));
  const secret = path.join(dataFolder, SECRET);
  if (existsSync(secret)) {
    copyFileSync(secret, path.join(folder, SECRET));
    chmodSync(path.join(folder, SECRET), 0o600);
  }
  for (const { name } of outdatedBackups(backupsIn(folder), settings)) rmSync(path.join(folder, name));
  return file;
}
