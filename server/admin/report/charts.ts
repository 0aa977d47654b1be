import { formatDate, formatDateParts } from '#shared/dates.ts';
import { directionOf, type Language } from '#shared/languages.ts';
import { fillText } from '#server/base/messages.ts';
import { totalOf, type Figure } from '../statistics/figures.ts';
import { operatorWords } from '../submissions/headings.ts';
import { html, type Html } from './html.ts';
import { timeBuckets, type Step } from './time-buckets.ts';

const MOST_ROWS = 12;
const WIDTH = 720;
const HEIGHT = 150;
const GAP_SHARE = 0.25;
const LONGEST_GAP = 6;

/** A number as it is read: `12,345`. */
export function numberText(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/gu, ',');
}

function rest(figures: readonly Figure[], language: Language): Figure[] {
  if (figures.length <= MOST_ROWS) return [...figures];
  const others = figures.slice(MOST_ROWS - 1);
  const label = fillText(operatorWords(language).report.others, { count: numberText(others.length) });
  return [...figures.slice(0, MOST_ROWS - 1), { key: label, count: totalOf(others) }];
}

/** A name in Latin letters alone, such as a referring site, reads from left to right in either language. */
const directionOfName = (name: string, language: Language): string =>
  /^[\p{ASCII}]+$/u.test(name) ? 'ltr' : directionOf(language);

function row({ key, count }: Figure, greatest: number, total: number, language: Language): Html {
  const length = Math.max(0.5, (count / greatest) * 100).toFixed(1);
  const share = Math.round((count / total) * 100);
  return html`<tr>
    <th scope="row"><bdi dir="${directionOfName(key, language)}">${key}</bdi></th>
    <td class="bar">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width="${length}" height="10" />
      </svg>
    </td>
    <td class="number">${numberText(count)}</td>
    <td class="share"><bdi dir="ltr">${share}%</bdi></td>
  </tr>`;
}

/** Figures as bars, the greatest first, with the number beside each: a table that also reads without its drawing. */
export function bars(title: string, figures: readonly Figure[], language: Language): Html {
  const words = operatorWords(language).report;
  const sorted = figures.toSorted((one, other) => other.count - one.count);
  const greatest = sorted[0]?.count ?? 0;
  if (greatest === 0) {
    return html`<section class="part">
      <h3>${title}</h3>
      <p class="none">${words.none}</p>
    </section>`;
  }
  const rows = rest(sorted, language);
  const most = Math.max(...rows.map(({ count }) => count));
  const total = totalOf(figures);
  return html`<section class="part">
    <h3>${title}</h3>
    <table>
      <tbody>
        ${rows.map((figure) => row(figure, most, total, language))}
      </tbody>
    </table>
  </section>`;
}

function columnLabel(key: string, step: Step, language: Language): string {
  return step === 'month' ? formatDateParts(key, language).monthAndYear : formatDate(key, language);
}

/** Figures of days as columns, in the direction in which the language reads. */
export function columns(
  title: string,
  figures: readonly Figure[],
  { firstDay, lastDay, language }: { firstDay: string; lastDay: string; language: Language },
): Html {
  const words = operatorWords(language).report;
  const { step, columns: all } = timeBuckets(figures, firstDay, lastDay);
  const greatest = Math.max(...all.map(({ count }) => count));
  if (greatest === 0) {
    return html`<section class="part">
      <h3>${title}</h3>
      <p class="none">${words.none}</p>
    </section>`;
  }
  const room = WIDTH / all.length;
  const width = room - Math.min(LONGEST_GAP, room * GAP_SHARE);
  const label = ({ key }: Figure) => columnLabel(key, step, language);
  const drawn = all.map((figure, index) => {
    const height = (figure.count / greatest) * HEIGHT;
    const x = (index * room).toFixed(1);
    return html`<rect
      x="${x}"
      y="${(HEIGHT - height).toFixed(1)}"
      width="${width.toFixed(1)}"
      height="${height.toFixed(1)}"
      ><title>${label(figure)}: ${numberText(figure.count)}</title></rect
    >`;
  });
  const [first, last] = [all[0], all.at(-1)];
  const peak = fillText(words.most[step], { count: numberText(greatest) });
  return html`<section class="part">
    <h3>${title}</h3>
    <p class="peak">${peak}</p>
    <svg
      class="columns"
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label="${title}. ${peak}"
    >
      ${drawn}
    </svg>
    <p class="axis">
      <span>${first === undefined ? '' : label(first)}</span
      ><span>${last === undefined || all.length === 1 ? '' : label(last)}</span>
    </p>
    <details>
      <summary>${words.numbers}</summary>
      <table>
        <tbody>
          ${all
            .filter(({ count }) => count > 0)
            .map(
              (figure) =>
                html`<tr>
                  <th scope="row">${label(figure)}</th>
                  <td class="number">${numberText(figure.count)}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </details>
  </section>`;
}
