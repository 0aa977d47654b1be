import { fieldNames } from '#shared/form-fields.ts';
import type { Form } from '#server/forms/form.ts';
import type { Row } from '#server/storage/store.ts';
import { momentText } from '../moment-text.ts';
import { cellText } from './submission-rows.ts';

const LONGEST_VALUE = 200;

function oneLine(value: unknown): string {
  const text = cellText(value).replaceAll(/\s+/gu, ' ');
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** A submission as it is read on a screen: when and who, and below it what was said. */
export function submissionText({ fields, personField }: Form, row: Row): string {
  const others = fieldNames(fields)
    .filter((field) => field !== personField)
    .map((field) => oneLine(row[field]))
    .filter((value) => value !== '');
  const head = `${momentText(cellText(row['created_at']))}  ${cellText(row[personField])}  ${cellText(row['language'])}`;
  return others.length === 0 ? `${head}\n` : `${head}\n    ${others.join(' · ')}\n`;
}
