import { numberOf } from '../number-of.ts';
import type { Command } from 'commander';
import { workshopAt } from '#content/facts/workshop-times.ts';
import { dueDateNotices, sendDateNotices, type DateNotice } from '#server/forms/workshop/date-notices.ts';
import { withData, type Admin } from '../admin.ts';
import { yes } from '../options.ts';
import { UsageError } from '../usage-error.ts';

const WORDS = {
  set: 'wait for a date, and it is set',
  moved: 'know another date',
  cancelled: 'know a date that is off',
} as const;

/** The notices by workshop and kind, a line for each. */
function summaryOf(notices: readonly DateNotice[], now: Date): string {
  const lines = Map.groupBy(notices, ({ workshop, change }) => {
    const next = workshopAt(workshop, now).next?.startsAt ?? 'none';
    return `${WORDS[change]} (${workshop.value}, now: ${next})\n`;
  });
  return [...lines].map(([line, group]) => `${group.length} registered people ${line}`).join('');
}

async function notify(admin: Admin, { yes: isMeant = false }: { yes?: boolean }): Promise<void> {
  const { now, print, note } = admin;
  await withData(admin, async ({ store }) => {
    const notices = await dueDateNotices(store, now);
    print(summaryOf(notices, now));
    if (notices.length === 0) {
      note('Everybody who registered knows the present dates');
      return;
    }
    if (!isMeant)
      throw new UsageError(`This would write ${numberOf(notices.length, 'letters')}. Add --yes to do it.`);
    await sendDateNotices(store, notices, now);
    note(`${numberOf(notices.length, 'letters')} written, each with the entry for the calendar`);
  });
}

/** Adds `workshops` with what an operator does after a date has changed. */
export function addWorkshopCommands(program: Command, admin: Admin): void {
  const workshops = program.command('workshops').description('the dates, and those who registered for them');
  const notifying = workshops
    .command('notify')
    .addOption(yes())
    .description('tells everybody who registered that a date was set, moved or is off; never twice');
  notifying.action(() => notify(admin, notifying.opts()));
}
