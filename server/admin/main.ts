import { parseArgs } from 'node:util';
import { readEnvironment } from '#server/base/environment.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { describeError } from '#server/base/log.ts';
import { loadSecret } from '#server/base/secret.ts';
import { StartError } from '#server/base/start-error.ts';
import { openAdminStore } from '#server/storage/open-store.ts';
import { StoreError } from '#server/storage/store.ts';
import { COLLECTIONS } from './collections.ts';
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
  purge --before 2025-01-31 --yes
                              deletes everything that is older
  backup --out FILE.db        a checked copy while the server runs (SQLite)
`;
const USAGE_EXIT_CODE = 64;

type Command = (context: AdminContext) => Promise<void>;

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['outbox', showOutbox],
  ['person', showPerson],
  ['erase', erase],
  ['purge', purge],
  ['backup', backup],
  ...COLLECTIONS.flatMap((collection): [string, Command][] => [
    [`${collection.name} list`, (context) => listRows(context, collection)],
    [`${collection.name} export`, (context) => exportRows(context, collection)],
  ]),
]);

function parseCommandLine(): { command: Command; options: AdminOptions } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      workshop: { type: 'string' },
      out: { type: 'string' },
      email: { type: 'string' },
      before: { type: 'string' },
      yes: { type: 'boolean', default: false },
      retry: { type: 'boolean', default: false },
    },
  });
  const command = COMMANDS.get(positionals.join(' '));
  if (command === undefined) throw new UsageError(USAGE);
  const { since, workshop, out, email, before, yes, retry } = values;
  if (workshop !== undefined && positionals[0] !== 'registrations') {
    throw new UsageError('--workshop goes with registrations.');
  }
  return { command, options: { since, workshop, out, email, before, yes, retry } };
}

const complain = (text: string): void => void process.stderr.write(`${text}\n`);

async function runCommand(): Promise<void> {
  const { command, options } = parseCommandLine();
  const environment = readEnvironment(process.env);
  const tell = (_fields: object, text: string): void => complain(text);
  const log = { info: tell, warn: tell, error: tell };
  const store = await openAdminStore(environment, log);
  try {
    const hash = keyedHash(loadSecret(environment.secret, environment.dataFolder));
    await command({
      store,
      hash,
      options,
      print: (text) => void process.stdout.write(text),
      note: complain,
    });
  } finally {
    await store.close();
  }
}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  await runCommand();
} catch (error) {
  if (isUsage(error)) complain(error.message);
  else if (error instanceof StartError || error instanceof StoreError) complain(error.message);
  else complain(`The command failed: ${JSON.stringify(describeError(error))}`);
  process.exitCode = isUsage(error) ? USAGE_EXIT_CODE : 1;
}
