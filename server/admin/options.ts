import { InvalidArgumentError, Option } from 'commander';
import { hasEmailFormat } from '#shared/email.ts';
import { startOfDayInRiyadh } from '#shared/riyadh.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function readDay(text: string): Date {
  const start = startOfDayInRiyadh(text);
  if (start === undefined) throw new InvalidArgumentError('It is no day of the calendar such as 2025-01-31.');
  return start;
}

function readEmail(text: string): string {
  if (!hasEmailFormat(text)) throw new InvalidArgumentError('It is no email address.');
  return text;
}

/** `--since <day>`: the moment at which that day begins in Riyadh. */
export const since = (): Option =>
  new Option('--since <day>', 'from this day on, such as 2025-01-31 (Riyadh time)').argParser(readDay);

/** `--until <day>`: the moment at which that day ends in Riyadh. */
export const until = (): Option =>
  new Option('--until <day>', 'up to the end of this day').argParser(
    (text) => new Date(readDay(text).getTime() + DAY_MS),
  );

/** `--before <day>`: the moment at which that day begins in Riyadh. */
export const before = (): Option =>
  new Option('--before <day>', 'everything older than this day, such as 2025-01-31').argParser(readDay);

/** `--email <address>`, without which the command is refused. */
export const email = (): Option =>
  new Option('--email <address>', 'whom it is about').argParser(readEmail).makeOptionMandatory();

/** `--yes`: what cannot be taken back is done only with it. */
export const yes = (): Option => new Option('--yes', 'really do it; without it, only says what it would do');

/** `--force`: an existing file may be replaced. */
export const force = (): Option => new Option('--force', 'replace the file if it exists');
