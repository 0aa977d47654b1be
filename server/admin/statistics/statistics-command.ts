import type { Command } from 'commander';
import type { Workshop } from '#content/facts/workshops.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { FORMS } from '#server/forms/forms.ts';
import { nameOfWorkshop } from '#server/forms/workshop/workshop-name.ts';
import type { Store } from '#server/storage/store.ts';
import { withData, type Admin } from '../admin.ts';
import { since, until } from '../options.ts';
import type { Period } from '../submissions/submission-rows.ts';
import { operatorWords } from '../submissions/headings.ts';
import { registrationsByWorkshop } from './by-workshop.ts';
import { barChart } from './bar-chart.ts';
import { figuresBy, totalOf, type Figure } from './figures.ts';

const bothNames = (workshop: Workshop): string => `${workshop.value} (${nameOfWorkshop(workshop, 'en')})`;

function section(title: string, figures: readonly Figure[], columns: number): string {
  return `${title}: ${totalOf(figures)}\n${figures.length === 0 ? '' : barChart(figures, columns)}\n`;
}

async function statistics({ print, columns }: Admin, store: Store, period: Period): Promise<void> {
  const workshops = await figuresBy(store, 'registrations', 'workshop', period);
  print(section('Registrations by workshop', registrationsByWorkshop(workshops, bothNames), columns));
  const { languages } = operatorWords('en');
  for (const { table } of FORMS) {
    const figures = await figuresBy(store, table, 'language', period);
    const named = figures.map(({ key, count }) => {
      const language = LANGUAGES.find((each) => each === key);
      return { key: language === undefined ? key : languages[language], count };
    });
    print(section(`${table[0]?.toUpperCase()}${table.slice(1)} by language`, named, columns));
  }
}

/** Adds `statistics`. */
export function addStatisticsCommand(program: Command, admin: Admin): void {
  const command = program
    .command('statistics')
    .description('registrations per workshop and the other forms, as bars')
    .addOption(since())
    .addOption(until());
  command.action(() => withData(admin, ({ store }) => statistics(admin, store, command.opts<Period>())));
}
