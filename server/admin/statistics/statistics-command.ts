import type { Command } from 'commander';
import { LANGUAGES } from '#shared/languages.ts';
import { FORMS } from '#server/forms/forms.ts';
import { nameOfWorkshop, workshopNamed } from '#server/forms/workshop/workshop-name.ts';
import type { Store } from '#server/storage/store.ts';
import { withData, type Admin } from '../admin.ts';
import { since, until } from '../options.ts';
import type { Period } from '../submissions/submission-rows.ts';
import { operatorWords } from '../submissions/headings.ts';
import { barChart } from './bar-chart.ts';
import { figuresBy, totalOf, type Figure } from './figures.ts';

/** Registrations by workshop, named in both languages; texts that name the same workshop are one. */
function byWorkshop(figures: readonly Figure[]): Figure[] {
  const counts = new Map<string, number>();
  for (const { key, count } of figures) {
    const workshop = workshopNamed(key);
    const name = workshop === undefined ? key : `${workshop.value} (${nameOfWorkshop(workshop, 'en')})`;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([key, count]) => ({ key, count }));
}

function section(title: string, figures: readonly Figure[], columns: number): string {
  return `${title}: ${totalOf(figures)}\n${figures.length === 0 ? '' : barChart(figures, columns)}\n`;
}

async function statistics({ print, columns }: Admin, store: Store, period: Period): Promise<void> {
  const workshops = await figuresBy(store, 'registrations', 'workshop', period);
  print(section('Registrations by workshop', byWorkshop(workshops), columns));
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
