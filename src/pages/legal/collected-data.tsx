import type { Content } from '#content/content.ts';
import {
  CONTACT_FIELDS,
  fieldNames,
  NEWSLETTER_FIELDS,
  WORKSHOP_FIELDS,
  type FormFields,
} from '#shared/form-fields.ts';
import { fill, formatSentenceList } from '#src/i18n/format.ts';
import type { Language } from '#shared/languages.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';

/** A form's text with the names of its fields; a field without words here is a type error. */
function textOf<Field extends string>(
  text: string,
  fields: FormFields<Field>,
  words: Readonly<Record<Field, { yours: string }>>,
  language: Language,
): string {
  const namesOf = (isRequired: boolean) => {
    const chosen = fieldNames(fields).filter((field) => fields[field].isRequired === isRequired);
    return formatSentenceList([...new Set(chosen.map((field) => words[field].yours))], language);
  };
  return fill(text, { required: namesOf(true), optional: namesOf(false) });
}

/** What each of the three forms collects, and what for: derived from the forms' fields. */
export function CollectedData({ texts }: { texts: Content['legal']['parts']['data']['collected'] }) {
  const language = useLanguage();
  const { workshop, contact, newsletter } = useTexts('formFields');
  const items = [
    textOf(texts.workshop, WORKSHOP_FIELDS, workshop, language),
    textOf(texts.contact, CONTACT_FIELDS, contact, language),
    textOf(texts.newsletter, NEWSLETTER_FIELDS, newsletter, language),
  ];
  return (
    <ul>
      {items.map((item) => (
        <li key={item} data-item="">
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}
