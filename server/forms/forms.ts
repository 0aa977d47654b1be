import type { LetterSource } from '#server/outbox/letter.ts';
import { contactForm } from './contact/contact-form.ts';
import type { Form } from './form.ts';
import { newsletterForm } from './newsletter/newsletter-form.ts';
import { workshopForm } from './workshop/workshop-form.ts';

/** Every form that the site takes. */
export const FORMS: readonly Form[] = [workshopForm, contactForm, newsletterForm];

/** Every kind of letter that the forms write. */
export const LETTERS: readonly LetterSource[] = FORMS.flatMap(({ table, letters, laterLetters = [] }) =>
  [...letters, ...laterLetters].map(({ kind, write }) => ({ kind, table, write })),
);
