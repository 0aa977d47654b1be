import { readEnvironment } from '#server/base/environment.ts';
import { describeError } from '#server/base/log.ts';
import { StartError } from '#server/base/start-error.ts';
import { StoreError } from '#server/storage/store.ts';
import { UnhealthyError } from './check/unhealthy-error.ts';
import { fileFailure } from './failure-words.ts';
import { runCommandLine } from './program.ts';
import { UsageError } from './usage-error.ts';

const USAGE_EXIT_CODE = 64;
const TERMINAL_COLUMNS = 80;

const complain = (text: string): void => void process.stderr.write(`${text}\n`);

/** What went wrong, in words where it is one of the things that happen. */
function sentenceFor(error: unknown): string {
  const isForPeople =
    error instanceof UsageError ||
    error instanceof UnhealthyError ||
    error instanceof StartError ||
    error instanceof StoreError;
  if (isForPeople) return error.message;
  const { type, message, stack } = describeError(error);
  return fileFailure(error) ?? `The command failed: ${[type, message, stack].filter(Boolean).join(' ')}`;
}

// A reader that has seen enough (`… | head`) is no failure.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await runCommandLine(process.argv.slice(2), {
    environment: readEnvironment(process.env),
    variables: process.env,
    now: new Date(),
    columns: process.stdout.columns ?? TERMINAL_COLUMNS,
    print: (text) => void process.stdout.write(text),
    note: complain,
  });
} catch (error) {
  complain(sentenceFor(error));
  process.exitCode = error instanceof UsageError ? USAGE_EXIT_CODE : 1;
}
