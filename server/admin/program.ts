import { Command, CommanderError } from 'commander';
import type { Admin } from './admin.ts';
import { addBackupCommand } from './backup/backup-command.ts';
import { addPostgresCommands } from './backup/postgres-commands.ts';
import { addRestoreCommands } from './backup/restore-commands.ts';
import { addCheckCommand } from './check/check-command.ts';
import { addOutboxCommands } from './outbox/outbox-commands.ts';
import { addPersonCommands } from './person/person-commands.ts';
import { addReportCommand } from './report/report-command.ts';
import { addRetentionCommands } from './retention-commands.ts';
import { addStatisticsCommand } from './statistics/statistics-command.ts';
import { addSubmissionCommands } from './submissions/submission-commands.ts';
import { addWorkshopCommands } from './workshops/workshop-commands.ts';
import { UsageError } from './usage-error.ts';

const NAME = 'npm run admin --';
const ABOUT = [
  'What visitors sent and how the server is, for those who run it.',
  '',
  'It works on the installation that the environment names, as the server does: DATA_DIR, or DATABASE_URL with APP_SECRET. It may run while the server runs, unless a command says otherwise. Days are days in Riyadh.',
].join('\n');
const EXAMPLES = `
Examples:
  ${NAME} check
  ${NAME} registrations list --since 2025-04-01
  ${NAME} registrations export --out registrations.xlsx
  ${NAME} erase --email name@example.com --yes
  ${NAME} erase --help                            what a command takes`;

/** What a group of commands is called in the help, and what adds them. */
const GROUPS: readonly (readonly [string, (program: Command, admin: Admin) => void])[] = [
  ['Health:', addCheckCommand],
  ['What visitors sent:', addSubmissionCommands],
  ['Figures:', addStatisticsCommand],
  ['Figures:', addReportCommand],
  ['Letters:', addOutboxCommands],
  ['Letters:', addWorkshopCommands],
  ['Personal data:', addPersonCommands],
  ['Personal data:', addRetentionCommands],
  ['Backup:', addBackupCommand],
  ['Backup:', addRestoreCommands],
  ['Backup:', addPostgresCommands],
];

/** Every command goes without anything that it does not know, and leaves the ending of the process to its caller. */
function strict(command: Command, admin: Admin): void {
  command.exitOverride().configureOutput({
    writeOut: admin.print,
    // What is wrong is said once, by whoever catches it.
    writeErr: () => {},
    getOutHelpWidth: () => admin.columns,
  });
  for (const each of command.commands) strict(each, admin);
}

function programFor(admin: Admin): Command {
  const program = new Command(NAME).description(ABOUT).addHelpText('after', EXAMPLES);
  program.helpCommand(false);
  for (const [heading, add] of GROUPS) {
    program.commandsGroup(heading);
    add(program, admin);
  }
  strict(program, admin);
  return program;
}

/**
 * Runs one command line. Throws a {@link UsageError} that says what is wrong with it; what was written wrong has done
 * nothing.
 */
export async function runCommandLine(args: readonly string[], admin: Admin): Promise<void> {
  const program = programFor(admin);
  if (args.length === 0) {
    throw new UsageError(`Say what to do.\n\n${program.helpInformation()}`);
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const said =
      error.message === '(outputHelp)' ? 'Say what to do with it.' : error.message.replace(/^error: /u, '');
    const known = program.commands.find((command) => command.name() === args[0]);
    const help = known === undefined ? '--help' : `${known.name()} --help`;
    throw new UsageError(`${said}\n"${NAME} ${help}" says more.`);
  }
}
