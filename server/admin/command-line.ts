import { parseArgs } from 'node:util';
import { FORMS } from '#server/forms/forms.ts';
import {
  backup,
  erase,
  exportRows,
  listRows,
  purge,
  showOutbox,
  showPerson,
  type AdminContext,
  type AdminOptions,
} from './commands.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `npm run admin -- <command>
  registrations list|export   [--since 2025-04-01] [--workshop NAME] [--out FILE.csv]
  messages list|export        [--since 2025-04-01] [--out FILE.csv]
  subscriptions list|export   [--since 2025-04-01] [--out FILE.csv]
  outbox [--retry]            letters by state; --retry puts those that were given up back in line
  person --email ADDRESS      everything kept about one person, as JSON
  erase --email ADDRESS --yes deletes it everywhere
  purge [--before 2025-01-31] --yes|--dry-run
                              destroys what was kept for as long as its form promises (or everything before a day),
                              as the server does every day by itself; newsletter addresses stay
  backup --out FILE.db        a checked copy while the server runs (SQLite)
`;

type Command = (context: AdminContext) => Promise<void>;

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['outbox', showOutbox],
  ['person', showPerson],
  ['erase', erase],
  ['purge', purge],
  ['backup', backup],
  ...FORMS.flatMap((form): [string, Command][] => [
    [`${form.table} list`, (context) => listRows(context, form)],
    [`${form.table} export`, (context) => exportRows(context, form)],
  ]),
]);

/** The forms whose submissions can be filtered by workshop. */
const WITH_WORKSHOP = FORMS.filter(({ fields }) => 'workshop' in fields).map(({ table }) => table);

/** Reads a command line. Throws a {@link UsageError} that says what is wrong with it. */
export function parseCommandLine(args: readonly string[]): { command: Command; options: AdminOptions } {
  const { positionals, values } = parse(args);
  const command = COMMANDS.get(positionals.join(' '));
  if (command === undefined) throw new UsageError(USAGE);
  const { since, workshop, out, email, before, yes, retry, 'dry-run': dryRun } = values;
  if (workshop !== undefined && !WITH_WORKSHOP.includes(positionals[0] ?? '')) {
    throw new UsageError(`--workshop goes with ${WITH_WORKSHOP.join(', ')}.`);
  }
  return { command, options: { since, workshop, out, email, before, yes, dryRun, retry } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        workshop: { type: 'string' },
        out: { type: 'string' },
        email: { type: 'string' },
        before: { type: 'string' },
        yes: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        retry: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
