import { operatorReport as arabic } from '#content/ar/operator-report.ts';
import { operatorReport as english } from '#content/en/operator-report.ts';
import type { TextsOf } from '#content/texts-of.ts';
import { fieldNames } from '#shared/form-fields.ts';
import type { Language } from '#shared/languages.ts';
import { fieldWords } from '#server/forms/field-words.ts';
import type { Form } from '#server/forms/form.ts';
import { columnsOf } from './submission-rows.ts';

type OperatorWords = TextsOf<typeof arabic>;

const WORDS: Readonly<Record<Language, OperatorWords>> = { ar: arabic, en: english };

/** The words of what an operator reads in either language: the report, and the heads of tables. */
export function operatorWords(language: Language): OperatorWords {
  return WORDS[language];
}

type Labels = Readonly<Record<Language, Readonly<Record<string, { label: string }>>>>;

/** What the fields of each form are called, by its table. */
const LABELS: Readonly<Record<string, Labels>> = {
  registrations: fieldWords('workshop'),
  messages: fieldWords('contact'),
  subscriptions: fieldWords('newsletter'),
};

/** The columns of a form with a heading each, in a language. */
export function headedColumns(form: Form, language: Language): { column: string; heading: string }[] {
  const { columns } = operatorWords(language);
  const own: Readonly<Record<string, string>> = columns;
  const fields = new Set<string>(fieldNames(form.fields));
  return columnsOf(form).map((column) => {
    const label = fields.has(column) ? LABELS[form.table]?.[language][column]?.label : own[column];
    return { column, heading: label ?? column };
  });
}
