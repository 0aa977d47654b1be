import { siteConfig } from '#site-config';
import { announcement } from './announce.ts';
import { environmentWarnings } from '#server/base/environment-warnings.ts';
import { readEnvironment } from '#server/base/environment.ts';
import { describeError } from '#server/base/log.ts';
import { StartError } from '#server/base/start-error.ts';
import { startWebsite, type Website } from './website.ts';

/** Longer than a request may take and connections may linger. */
const STOP_TIMEOUT_MS = 20_000;

function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { type, message, stack } = describeError(error);
  return [type, message, stack].filter((part) => part !== '').join(' ');
}

function endWith(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function stopOnSignals(website: Website): void {
  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    // The second signal comes from a person who does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await website.stop(signal);
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => endWith(reasonOf(error)));
    });
  }
}

/**
 * Starts the site as the environment says and runs it until a signal stops it. What keeps it from starting is said
 * in one sentence, and the process ends with an exit code that is not zero.
 */
export async function runServer(): Promise<void> {
  // A state that nobody thought of is not one to go on from; what was acknowledged is already on the disk.
  process.on('uncaughtException', (error) => endWith(`The server failed: ${reasonOf(error)}`));
  try {
    const isTerminal = process.stdout.isTTY;
    const environment = readEnvironment(process.env);
    const warnings = environmentWarnings(process.env, environment);
    const { company, forms } = siteConfig;
    const facts = { companyName: company.name, companyAddress: company.address, forms };
    const website = await startWebsite(environment, facts, { isTerminal, warnings });
    stopOnSignals(website);
    const lines = await announcement(environment, website, siteConfig.company.isSample);
    // Standard output belongs to the structured log where a machine reads it.
    process.stderr.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
  } catch (error) {
    endWith(error instanceof StartError ? error.message : `The server could not start: ${reasonOf(error)}`);
  }
}
