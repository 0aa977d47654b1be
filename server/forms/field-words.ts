import { formFields as arabic } from '#content/ar/form-fields.ts';
import { formFields as english } from '#content/en/form-fields.ts';
import type { Language } from '#shared/languages.ts';

type FormWords<Form extends keyof typeof english> = Readonly<Record<Language, (typeof english)[Form]>>;

/** What the fields of a form are called, in each language. */
export function fieldWords<Form extends keyof typeof english>(form: Form): FormWords<Form> {
  return { ar: arabic[form], en: english[form] };
}
