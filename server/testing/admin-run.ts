import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '#server/base/environment.ts';
import { runCommandLine } from '#server/admin/program.ts';
import { messageUnit, registrationUnit, confirmedSubscriptionUnit } from './submissions.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestStore } from './test-website.ts';

/** The time at which a test's commands run. */
export const ADMIN_NOW = new Date('2026-03-01T00:00:00.000Z');

/** Runs a command in this process on a data folder; yields what it prints and says. A command that fails has left that
 * in `said`. */
export async function admin(
  dataFolder: string,
  args: readonly string[],
  variables: Record<string, string> = {},
  said: string[] = [],
): Promise<string> {
  const given = { DATA_DIR: path.resolve(dataFolder), ...variables };
  await runCommandLine(args, {
    environment: readEnvironment(given),
    variables: given,
    now: ADMIN_NOW,
    columns: 80,
    print: (text) => said.push(text),
    note: (text) => said.push(`${text}\n`),
  });
  return said.join('').trimEnd();
}

/** A data folder with some submissions, open as the running server has it, and the commands on it. */
export async function openData() {
  const folder = temporaryFolder();
  const dataFolder = path.join(folder, 'data');
  mkdirSync(dataFolder);
  const store = await openTestStore(dataFolder);
  await store.run(registrationUnit({ email: 'old@example.com' }, { now: '2024-01-01T00:00:00.000Z' }));
  const named = { email: 'named@example.com', first_name: 'أحمد', employer: 'هيئة الاتصالات' };
  await store.run(registrationUnit(named, { now: '2025-05-01T00:00:00.000Z' }));
  const victim = { email: 'Victim@secret-domain.example' };
  await store.run(
    registrationUnit({ ...victim, workshop: 'ورشة أخرى' }, { now: '2025-05-02T00:00:00.000Z' }),
  );
  await store.run(messageUnit({ ...victim, message: 'a\nb' }, { now: '2026-02-01T00:00:00.000Z' }));
  await store.run(confirmedSubscriptionUnit(victim, { now: '2024-01-01T00:00:00.000Z' }));
  const runHere = (...args: string[]): Promise<string> => admin(dataFolder, args);
  return { folder, dataFolder, store, admin: runHere };
}
