import type { Command } from 'commander';
import { environmentWarnings } from '#server/base/environment-warnings.ts';
import { withData, type Admin } from '../admin.ts';
import { checkBackups, checkDataFolder, checkSecret, checkSqlite } from './check-files.ts';
import { checkClock, checkLetters, checkMail, checkServer, checkSite } from './check-services.ts';
import { fail, findingText, ok, warn, type Finding } from './finding.ts';
import { UnhealthyError } from './unhealthy-error.ts';

async function findings(admin: Admin): Promise<Finding[]> {
  const { environment, variables, now } = admin;
  const warnings = environmentWarnings(variables, environment).map((text) => warn('Settings', text));
  const isSqlite = environment.databaseUrl === undefined;
  const found: Finding[] = [
    ...(warnings.length === 0 ? [ok('Settings', 'all that are set can be used')] : warnings),
    checkSite(environment),
    ...checkDataFolder(environment),
    checkSecret(environment),
    ...(isSqlite ? [checkSqlite(environment)] : []),
  ];
  if (!found.some(({ about, state }) => about === 'Database' && state !== 'ok')) {
    try {
      await withData(admin, async ({ store }) => {
        if (!isSqlite) found.push(ok('Database', 'PostgreSQL answers, all migrations applied'));
        found.push(await checkLetters(store, environment, now), await checkClock(store, now));
      });
    } catch (error) {
      found.push(fail('Database', error instanceof Error ? error.message : String(error)));
    }
  }
  return [
    ...found,
    ...checkBackups(environment, now),
    await checkMail(environment),
    await checkServer(environment),
  ];
}

async function check(admin: Admin): Promise<void> {
  const found = await findings(admin);
  for (const finding of found) admin.print(findingText(finding, admin.columns));
  const failed = found.filter(({ state }) => state === 'fail').length;
  const warned = found.filter(({ state }) => state === 'warn').length;
  const summary = `${failed} to put right, ${warned} to know about`;
  if (failed > 0) throw new UnhealthyError(`Not healthy: ${summary}`);
  admin.note(warned === 0 ? 'Healthy' : `Healthy: ${summary}`);
}

/** Adds `check`. */
export function addCheckCommand(program: Command, admin: Admin): void {
  program
    .command('check')
    .description(
      'whether this installation is healthy, on one screen; exit code 1 if something is to put right',
    )
    .action(() => check(admin));
}
