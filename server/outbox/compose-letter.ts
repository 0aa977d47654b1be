import * as v from 'valibot';
import { LANGUAGES, type Language } from '#server/base/language.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { workshopName } from './workshop-name.ts';
import type { LetterKind } from './enqueue.ts';
import { letterHtml, letterText, type LetterContent, type LetterLine } from './letter-format.ts';

/** Who writes the letters and who gets the notices. */
export type Correspondence = { from: string; to: string; companyName: Readonly<Record<Language, string>> };

/** A letter ready for the mail server. */
export type Mail = {
  from: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  messageId: string;
};

const COMPANY_LANGUAGE: Language = 'ar';
/** What is safe to greet with: a letter goes to an address nobody has checked, so it must carry no stranger's link. */
const PLAIN_NAME = /^[\p{L}\p{M}\p{Zs}'’-]{1,60}$/u;

const language = v.picklist(LANGUAGES);
const registrationSchema = v.object({
  workshop: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  employer: v.string(),
  language,
});
const messageSchema = v.object({
  name: v.string(),
  company: v.string(),
  email: v.string(),
  phone: v.string(),
  subject: v.string(),
  message: v.string(),
  language,
});
const subscriptionSchema = v.object({ email: v.string(), language });

type Draft = {
  to: string;
  replyTo?: string;
  subject: string;
  content: Pick<LetterContent, 'language' | 'greeting' | 'paragraphs' | 'lines'>;
};

function labelledLines(subject: Readonly<Record<string, string>>): LetterLine[] {
  const { labels, languageNames } = messagesIn(COMPANY_LANGUAGE).letters;
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = subject[field] ?? '';
    if (value === '') return [];
    return [{ label, value: field === 'language' && v.is(language, value) ? languageNames[value] : value }];
  });
}

function greetingFor(name: string, visitorLanguage: Language): string {
  const { greeting, greetingWithoutName } = messagesIn(visitorLanguage).letters;
  return PLAIN_NAME.test(name) ? fillText(greeting, { name }) : greetingWithoutName;
}

function registrationConfirmation(row: unknown): Draft {
  const registration = v.parse(registrationSchema, row);
  const { letters } = messagesIn(registration.language);
  const { subject, body, unlistedWorkshop } = letters.registrationConfirmation;
  const workshop = workshopName(registration.workshop, registration.language) ?? unlistedWorkshop;
  return {
    to: registration.email,
    subject: fillText(subject, { workshop }),
    content: {
      language: registration.language,
      greeting: greetingFor(registration.first_name, registration.language),
      paragraphs: body.map((text) => fillText(text, { workshop })),
      lines: [],
    },
  };
}

function subscriptionConfirmation(row: unknown, { companyName }: Correspondence): Draft {
  const subscription = v.parse(subscriptionSchema, row);
  const { letters } = messagesIn(subscription.language);
  const { subject, body } = letters.subscriptionConfirmation;
  return {
    to: subscription.email,
    subject: fillText(subject, { company: companyName[subscription.language] }),
    content: {
      language: subscription.language,
      greeting: letters.greetingWithoutName,
      paragraphs: body,
      lines: [],
    },
  };
}

type NoticeKind = 'registrationNotice' | 'messageNotice' | 'subscriptionNotice';

function notice(kind: NoticeKind, subject: Record<string, string> & { email: string }, to: string): Draft {
  const { letters } = messagesIn(COMPANY_LANGUAGE);
  return {
    to,
    replyTo: subject.email,
    subject: fillText(letters[kind].subject, subject),
    content: {
      language: COMPANY_LANGUAGE,
      greeting: letters.greetingWithoutName,
      paragraphs: [letters[kind].lead],
      lines: labelledLines(subject),
    },
  };
}

function draftOf(kind: LetterKind, row: unknown, correspondence: Correspondence): Draft {
  switch (kind) {
    case 'registration-confirmation':
      return registrationConfirmation(row);
    case 'subscription-confirmation':
      return subscriptionConfirmation(row, correspondence);
    case 'registration-notice':
      return notice('registrationNotice', v.parse(registrationSchema, row), correspondence.to);
    case 'message-notice':
      return notice('messageNotice', v.parse(messageSchema, row), correspondence.to);
    case 'subscription-notice':
      return notice('subscriptionNotice', v.parse(subscriptionSchema, row), correspondence.to);
  }
}

/**
 * Writes a letter from the row that it is about. The Message-ID comes from the letter, so that one sent twice (after
 * a crash between sending and noting it) can be recognised. Throws when the row lacks what the letter needs.
 */
export function composeLetter(
  letter: { id: string; kind: LetterKind },
  row: unknown,
  correspondence: Correspondence,
): Mail {
  const { to, replyTo, subject, content: draft } = draftOf(letter.kind, row, correspondence);
  const content = { ...draft, companyName: correspondence.companyName[draft.language] };
  const domain = /@([^>\s]+)/u.exec(correspondence.from)?.[1] ?? 'localhost';
  return {
    from: correspondence.from,
    to,
    replyTo,
    subject,
    text: letterText(content),
    html: letterHtml(content),
    messageId: `<${letter.id}@${domain}>`,
  };
}
