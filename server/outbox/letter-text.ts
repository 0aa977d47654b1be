import { fillText, messagesIn } from '#server/base/messages.ts';
import type { LetterContent, Signature } from './letter-content.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** The last words of a letter. */
export function closingOf({ language }: LetterContent, { companyName }: Signature): readonly string[] {
  const { closing, team } = messagesIn(language).letters;
  return [closing, fillText(team, { company: companyName[language] })];
}

/** The letter as plain text. Values are isolated, or a phone number would show backwards in an Arabic line. */
export function letterText(content: LetterContent, signature: Signature): string {
  const { greeting, paragraphs, lines, action, afterwards = [], note } = content;
  const blocks = [
    greeting,
    ...paragraphs,
    lines.map(({ label, value }) => `${label}: ${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`).join('\n'),
    // On a line of its own: a mail program makes it a link to its end.
    action === undefined ? '' : `${action.label}:\n${action.url}`,
    ...afterwards,
    closingOf(content, signature).join('\n'),
    note === undefined
      ? ''
      : ['--', note.text, ...(note.link ? [`${note.link.label}:\n${note.link.url}`] : [])].join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}
