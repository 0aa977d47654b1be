import { checkForm, type FormCheck } from '#shared/form-check.ts';
import { fieldNames, type FieldKind, type FormFields } from '#shared/form-fields.ts';
import { looksLikePhone } from '#shared/phone.ts';

// A chunk of its own, fetched when a visitor turns to a form: everything that judges what was typed.

/** What a form finds in its values: what blocks it, and what is worth a hint only. */
export function judge<Field extends string>(
  fields: FormFields<Field>,
  values: Readonly<Record<string, unknown>>,
): { result: FormCheck<Field>; doubtful: ReadonlySet<Field> } {
  return { result: checkForm(fields, values), doubtful: doubtfulFields(fields, values) };
}

/** What makes a text of a kind look unlike it: worth a hint, never a block (rule:what-blocks). */
const DOUBTS: Partial<Record<FieldKind, (text: string) => boolean>> = {
  phone: (text) => !looksLikePhone(text),
};

/** The fields whose text is doubtful for their kind; an empty one is not. */
function doubtfulFields<Field extends string>(
  fields: FormFields<Field>,
  values: Readonly<Record<string, unknown>>,
): ReadonlySet<Field> {
  const isDoubtful = (field: Field) => {
    const value = values[field];
    const text = typeof value === 'string' ? value.trim() : '';
    return text !== '' && DOUBTS[fields[field].kind]?.(text) === true;
  };
  return new Set(fieldNames(fields).filter(isDoubtful));
}
