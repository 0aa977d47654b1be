import { formatDate, formatDateTime } from '#shared/dates.ts';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, languageFacts, type Language } from '#shared/languages.ts';
import { fillText } from '#server/base/messages.ts';
import { nameOfWorkshop } from '#server/forms/workshop/workshop-name.ts';
import { DIRECT, OTHER_SITE } from '#server/visits/visit-source.ts';
import { registrationsByWorkshop } from '../statistics/by-workshop.ts';
import { totalOf, type Figure } from '../statistics/figures.ts';
import { operatorWords } from '../submissions/headings.ts';
import { bars, columns, numberText } from './charts.ts';
import { Html, html } from './html.ts';
import type { Counted, ReportFigures } from './report-figures.ts';
import { REPORT_STYLE } from './report-style.ts';

export interface ReportOptions {
  companyName: Readonly<Record<Language, string>>;
  nameOfPage: (page: string, language: Language) => string;
  now: Date;
}

type Counter = keyof ReturnType<typeof operatorWords>['report']['counted'];

const COUNTERS: readonly Counter[] = ['registrations', 'messages', 'subscriptions', 'visits'];
const NOTHING: Counted = { days: [], by: {} };

/** How the values that something is counted by are called in a language. */
function named(
  group: string,
  figures: readonly Figure[],
  language: Language,
  options: ReportOptions,
): Figure[] {
  const { languages, report } = operatorWords(language);
  if (group === 'workshop') {
    return registrationsByWorkshop(figures, (workshop) => nameOfWorkshop(workshop, language));
  }
  return figures.map(({ key, count }) => {
    const found = LANGUAGES.find((each) => each === key);
    if (group === 'language' && found !== undefined) return { key: languages[found], count };
    if (group === 'page') return { key: options.nameOfPage(key, language), count };
    if (group === 'source' && key === DIRECT) return { key: report.direct, count };
    if (group === 'source' && key === OTHER_SITE) return { key: report.otherSites, count };
    return { key, count };
  });
}

function section(name: Counter, figures: ReportFigures, language: Language, options: ReportOptions): Html {
  const { report } = operatorWords(language);
  const titles: Readonly<Record<string, string>> = {
    workshop: report.byWorkshop,
    language: report.byLanguage,
    page: report.byPage,
    source: report.bySource,
  };
  const { days, by } = figures.counted[name] ?? NOTHING;
  const { firstDay, lastDay } = figures;
  const groups = Object.entries(by).filter(([, values]) => values.length > 0);
  return html`<h2>${report.counted[name]}</h2>
    <div class="parts">
      ${columns(report.byDay, days, { firstDay, lastDay, language })}
      ${groups.map(([group, values]) => bars(titles[group] ?? group, named(group, values, language, options), language))}
    </div>`;
}

function inLanguage(language: Language, figures: ReportFigures, options: ReportOptions): Html {
  const { report } = operatorWords(language);
  const period = fillText(report.period, {
    first: formatDate(figures.firstDay, language),
    last: formatDate(figures.lastDay, language),
  });
  const written = fillText(report.written, { moment: formatDateTime(options.now.toISOString(), language) });
  const total = (name: Counter) => numberText(totalOf((figures.counted[name] ?? NOTHING).days));
  return html`<div data-language="${language}" lang="${language}" dir="${directionOf(language)}">
    <header>
      <p class="company">${options.companyName[language]}</p>
      <h1>${report.title}</h1>
      <p>${period}</p>
    </header>
    <main>
      <dl class="totals">
        ${COUNTERS.map(
          (name) =>
            html`<div>
              <dt>${report.counted[name]}</dt>
              <dd>${total(name)}</dd>
            </div>`,
        )}
      </dl>
      ${COUNTERS.map((name) => section(name, figures, language, options))}
      <div class="how">
        <p>${report.how}</p>
        <p>${report.privacy}</p>
        <p>${written}.</p>
      </div>
    </main>
  </div>`;
}

/**
 * The report as one page that needs nothing else: it asks for nothing, runs no script, and holds both languages; the
 * switch between them is a pair of radio buttons.
 */
export function renderReport(figures: ReportFigures, options: ReportOptions): string {
  const choices = LANGUAGES.map((language) => {
    const checked = new Html(language === DEFAULT_LANGUAGE ? ' checked' : '');
    return html`<input type="radio" name="switch" id="switch-${language}" ${checked} /><label
        for="switch-${language}"
        lang="${language}"
        >${languageFacts(language).name}</label
      >`;
  });
  const titles = LANGUAGES.map((language) => operatorWords(language).report.title);
  const page = html`<!doctype html>
    <html lang="${DEFAULT_LANGUAGE}" dir="${directionOf(DEFAULT_LANGUAGE)}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${titles.join(' · ')}</title>
        <style>
          ${new Html(REPORT_STYLE)}
        </style>
      </head>
      <body>
        <fieldset class="switch" aria-label="${titles.join(' · ')}">${choices}</fieldset>
        ${LANGUAGES.map((language) => inLanguage(language, figures, options))}
      </body>
    </html> `;
  return page.text;
}
