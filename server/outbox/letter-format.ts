import { messagesIn, fillText } from '#server/base/messages.ts';
import { directionOf, type Language } from '#shared/languages.ts';

/** A labelled value of a notice. */
export interface LetterLine {
  label: string;
  value: string;
}

/** What a letter says, before it is put into its two forms. */
export interface LetterContent {
  language: Language;
  greeting: string;
  paragraphs: readonly string[];
  lines: readonly LetterLine[];
  companyName: string;
}

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => ESCAPES[character] ?? '');
const paragraph = (html: string): string => `<p>${html}</p>`;

function closingOf({ language, companyName }: LetterContent): readonly string[] {
  const { closing, team } = messagesIn(language).letters;
  return [closing, fillText(team, { company: companyName })];
}

/** The letter as plain text. Values are isolated, or a phone number would show backwards in an Arabic line. */
export function letterText(content: LetterContent): string {
  const lines = content.lines.map(
    ({ label, value }) => `${label}: ${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`,
  );
  return [content.greeting, ...content.paragraphs, lines.join('\n'), closingOf(content).join('\n')]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** The letter as HTML, for its direction: many mail programs show Arabic plain text from the left. */
export function letterHtml(content: LetterContent): string {
  const { language, greeting, paragraphs } = content;
  const rows = content.lines.map(({ label, value }) => {
    const text = escapeHtml(value).replaceAll('\n', '<br>');
    return `<tr><th scope="row" align="start">${escapeHtml(label)}</th><td dir="auto">${text}</td></tr>`;
  });
  const body = [
    paragraph(escapeHtml(greeting)),
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...(rows.length === 0 ? [] : [`<table cellpadding="6">${rows.join('')}</table>`]),
    paragraph(closingOf(content).map(escapeHtml).join('<br>')),
  ];
  const direction = directionOf(language);
  const style = 'font-family:sans-serif;line-height:1.8';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><body dir="${direction}" style="${style}">${body.join('')}</body></html>`;
}
