import type { Command } from 'commander';
import { siteConfig } from '#site-config';
import { withData, type Admin } from '../admin.ts';
import { force, since, until } from '../options.ts';
import { checkOutputFile, writeWholeFile } from '../output-file.ts';
import type { Period } from '../submissions/submission-rows.ts';
import { pageName } from './page-names.ts';
import { renderReport } from './render-report.ts';
import { reportFigures } from './report-figures.ts';

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

type ReportOptions = Period & { out: string; force?: boolean };

async function report(admin: Admin, options: ReportOptions): Promise<void> {
  const { environment, now, note } = admin;
  const output = { file: options.out, force: options.force, dataFolder: environment.dataFolder };
  checkOutputFile(output);
  await withData(admin, async ({ store }) => {
    const page = renderReport(await reportFigures(store, options, now), {
      companyName: siteConfig.company.name,
      nameOfPage: (address, language) => pageName(environment.siteFolder, address, language),
      now,
    });
    await writeWholeFile(output, once(page));
    note(`Report written to ${options.out}: one page in both languages, without anyone's name`);
  });
}

/** Adds `report`. */
export function addReportCommand(program: Command, admin: Admin): void {
  const command = program
    .command('report')
    .description('one page with charts for a manager: registrations, messages, visits; in both languages')
    .requiredOption('--out <file>', 'where to, such as report.html')
    .addOption(since())
    .addOption(until())
    .addOption(force());
  command.action(() => report(admin, command.opts<ReportOptions>()));
}
