import * as v from 'valibot';
import type { Submission } from '#shared/form-check.ts';
import { fieldNames, type FormFields } from '#shared/form-fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts';
import { fillText, messagesIn, type ServerMessages } from '#server/base/messages.ts';
import type { Mailbox } from '#server/base/mailbox.ts';
import type { LetterContent } from '#server/outbox/letter-content.ts';
import type { Correspondence, Draft, LetterType } from '#server/outbox/letter.ts';

const COMPANY_LANGUAGE = DEFAULT_LANGUAGE;
/** What is safe to greet with: a letter goes to an address nobody has checked, so it must carry no stranger's link. */
const PLAIN_NAME = /^[\p{L}\p{M}\p{Zs}'’-]{1,60}$/u;

const rowSchema = v.looseObject({ id: v.optional(v.string(), ''), language: v.picklist(LANGUAGES) });

/** The stored submission in a row, of which nothing is known yet. Throws when it lacks a field. */
function readSubmission<Field extends string>(
  fields: FormFields<Field>,
  row: unknown,
): { submission: Submission<Field>; id: string; language: Language } {
  const stored = v.parse(rowSchema, row);
  const names = fieldNames(fields);
  const isWhole = (values: Readonly<Record<string, unknown>>): values is Record<Field, string> =>
    names.every((name) => typeof values[name] === 'string');
  if (!isWhole(stored)) throw new Error('The row lacks a field of its form.');
  return { submission: stored, id: stored.id, language: stored.language };
}

/** The greeting of a letter, by name where that is safe. */
export function greetingFor(name: string, language: Language): string {
  const { greeting, greetingWithoutName } = messagesIn(language).letters;
  return PLAIN_NAME.test(name) ? fillText(greeting, { name }) : greetingWithoutName;
}

/** What a letter to a visitor says. */
type VisitorLetter = Pick<Draft, 'subject' | 'unsubscribeUrl' | 'calendar'> &
  Omit<LetterContent, 'language' | 'lines'> & { lines?: LetterContent['lines'] };

/** A letter to the visitor, in the visitor's language. It asks for a reply, which goes to those who get the notices. */
export function confirmation<Field extends string>(
  kind: string,
  fields: FormFields<Field | 'email'>,
  write: (
    submission: Submission<Field | 'email'>,
    about: Correspondence & { id: string; language: Language; row: unknown },
  ) => VisitorLetter,
): LetterType {
  return {
    kind,
    write(row, correspondence): Draft {
      const { submission, id, language } = readSubmission(fields, row);
      const about = { ...correspondence, id, language, row };
      const { subject, unsubscribeUrl, calendar, lines = [], ...content } = write(submission, about);
      return {
        to: [visitor(submission.email)],
        replyTo: correspondence.to,
        subject,
        content: { language, ...content, lines },
        ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
        ...(calendar !== undefined && { calendar }),
      };
    },
  };
}

/** Without the name: nobody has checked that the address is theirs. */
const visitor = (address: string): Mailbox => ({ name: '', address });

type NoticeWords = {
  [Key in keyof ServerMessages['letters']]: ServerMessages['letters'][Key] extends { lead: string }
    ? Key
    : never;
}[keyof ServerMessages['letters']];

/** A letter that tells the company everything that was sent; the reply goes to the visitor. */
export function notice<Field extends string>(
  kind: string,
  words: NoticeWords,
  fields: FormFields<Field | 'email'>,
  labels: Readonly<Record<Language, Readonly<Record<Field | 'email', { label: string }>>>>,
): LetterType {
  return {
    kind,
    write(row, { to }): Draft {
      const { submission, language } = readSubmission(fields, row);
      const { letters } = messagesIn(COMPANY_LANGUAGE);
      const lines = fieldNames(fields).map((field) => ({
        label: labels[COMPANY_LANGUAGE][field].label,
        value: submission[field],
      }));
      const subject = fillText(letters[words].subject, submission);
      const sender = { label: letters.senderLanguage, value: letters.languageNames[language] };
      return {
        to,
        replyTo: [visitor(submission.email)],
        subject,
        content: {
          language: COMPANY_LANGUAGE,
          heading: subject,
          greeting: letters.greetingWithoutName,
          paragraphs: [letters[words].lead],
          lines: [...lines.filter(({ value }) => value !== ''), sender],
        },
      };
    },
  };
}
