import { numberOf } from '../number-of.ts';
import { Option, type Command } from 'commander';
import { discardLetters, lettersIn, retryLetters, waitingLetterSchema } from '#server/outbox/outbox-care.ts';
import { COUNT_LETTERS, letterCountSchema } from '#server/outbox/outbox-statements.ts';
import { readRows } from '#server/storage/read-rows.ts';
import type { Store } from '#server/storage/store.ts';
import { withData, type Admin } from '../admin.ts';
import { momentText } from '../moment-text.ts';
import { yes } from '../options.ts';
import { UsageError } from '../usage-error.ts';

const MOST_LISTED = 200;

async function countsIn(store: Store): Promise<string> {
  const counts = await readRows(store, letterCountSchema, COUNT_LETTERS);
  if (counts.length === 0) return 'No letters\n';
  return counts
    .map(({ state, count, oldest }) => `${state}: ${count} (oldest ${momentText(oldest)})\n`)
    .join('');
}

async function list({ print, note }: Admin, store: Store, state: string): Promise<void> {
  const letters = await readRows(store, waitingLetterSchema, lettersIn(state, MOST_LISTED));
  for (const { id, kind, attempts, created_at: written, due_at: due, last_error: error } of letters) {
    print(`${id}  ${kind}\n`);
    const next = state === 'due' ? `, due ${momentText(due)}` : '';
    print(
      `    written ${momentText(written)}, ${attempts} attempts${next}${error === '' ? '' : `: ${error}`}\n`,
    );
  }
  note(`${letters.length}${letters.length === MOST_LISTED ? ' or more' : ''} letters ${state}`);
}

async function retry({ now, note }: Admin, store: Store, ids: string[], held: boolean): Promise<void> {
  if (held && ids.length > 0) throw new UsageError('Either --held or the numbers of letters.');
  const which = ids.length > 0 ? ids.map((id) => ({ id })) : ([held ? 'held' : 'failed'] as const);
  const moment = now.toISOString();
  const done = await store.run(which.map((each) => retryLetters(each, moment)));
  note(`${numberOf(done.flat().length, 'letters')} put back in line`);
}

async function discard(
  { now, note }: Admin,
  store: Store,
  ids: string[],
  { parked = false, yes: isMeant = false }: { parked?: boolean; yes?: boolean },
): Promise<void> {
  if (parked === ids.length > 0) throw new UsageError('Say which: the numbers of letters, or --parked.');
  const what = parked ? 'every parked letter' : numberOf(ids.length, 'letters');
  if (!isMeant) throw new UsageError(`This would discard ${what}, for good. Add --yes to do it.`);
  const which = parked ? (['parked'] as const) : ids.map((id) => ({ id }));
  const done = await store.run(which.map((each) => discardLetters(each, now.toISOString())));
  note(`${numberOf(done.flat().length, 'letters')} discarded`);
}

/** Adds `outbox` with what an operator does about letters. */
export function addOutboxCommands(program: Command, admin: Admin): void {
  const outbox = program.command('outbox').description('letters: how many wait, were sent, were given up');
  outbox
    .command('status', { isDefault: true })
    .description('counts them by state')
    .action(() => withData(admin, async ({ store }) => admin.print(await countsIn(store))));
  const listing = outbox
    .command('list')
    .description('shows those that wait or were given up, and why; never to whom')
    .addOption(new Option('--state <state>', 'which').choices(['due', 'parked', 'sent']).default('parked'));
  listing.action(() =>
    withData(admin, ({ store }) => list(admin, store, listing.opts<{ state: string }>().state)),
  );
  const retrying = outbox
    .command('retry')
    .argument('[numbers...]', 'of single letters')
    .option('--held', 'those that a restore held back, because they may have been sent since the backup')
    .description('puts letters that were given up back in line');
  retrying.action((ids: string[]) =>
    withData(admin, ({ store }) =>
      retry(admin, store, ids, retrying.opts<{ held?: boolean }>().held ?? false),
    ),
  );
  const discarding = outbox
    .command('discard')
    .argument('[numbers...]', 'of single letters')
    .option('--parked', 'every letter that was given up or held')
    .addOption(yes())
    .description('deletes letters that shall never be sent');
  discarding.action((ids: string[]) =>
    withData(admin, ({ store }) => discard(admin, store, ids, discarding.opts())),
  );
}
