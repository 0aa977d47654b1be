import { readEnvironment } from '#server/base/environment.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { describeError } from '#server/base/log.ts';
import { loadSecret } from '#server/base/secret.ts';
import { StartError } from '#server/base/start-error.ts';
import { openAdminStore } from '#server/storage/open-store.ts';
import { StoreError } from '#server/storage/store.ts';
import { parseCommandLine } from './command-line.ts';
import { UsageError } from './usage-error.ts';

const USAGE_EXIT_CODE = 64;

const complain = (text: string): void => void process.stderr.write(`${text}\n`);

async function runCommand(): Promise<void> {
  const { command, options } = parseCommandLine(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  const tell = (_fields: object, text: string): void => complain(text);
  const log = { info: tell, warn: tell, error: tell };
  const store = await openAdminStore(environment, log);
  try {
    const hash = keyedHash(loadSecret(environment.secret, environment.dataFolder));
    await command({
      store,
      hash,
      now: new Date(),
      options,
      print: (text) => void process.stdout.write(text),
      note: complain,
    });
  } finally {
    await store.close();
  }
}

try {
  await runCommand();
} catch (error) {
  const isForPeople =
    error instanceof UsageError || error instanceof StartError || error instanceof StoreError;
  complain(isForPeople ? error.message : `The command failed: ${JSON.stringify(describeError(error))}`);
  process.exitCode = error instanceof UsageError ? USAGE_EXIT_CODE : 1;
}
