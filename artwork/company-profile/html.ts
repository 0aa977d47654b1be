import { directionOf, type Language } from '../../shared/languages.ts';
import { bidiRuns } from '../../src/i18n/bidi.ts';

/** A text as HTML: lines broken where the copy says so, foreign runs isolated. */
export function textAsHtml(text: string, language: Language): string {
  const escape = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const direction = directionOf(language);
  const foreignDirection = direction === 'rtl' ? 'ltr' : 'rtl';
  return text
    .split('\n')
    .map((line) =>
      bidiRuns(line, direction)
        .map((run) =>
          run.foreign ? `<bdi dir="${foreignDirection}">${escape(run.text)}</bdi>` : escape(run.text),
        )
        .join(''),
    )
    .join('<br>');
}

/** A number with its sign, a name of Latin letters. */
export function isolated(text: string): string {
  return `<bdi dir="ltr">${text}</bdi>`;
}

/** The items of a list as HTML. */
export function list<Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string {
  return items.map((item, index) => `<li>${draw(item, index)}</li>`).join('');
}
