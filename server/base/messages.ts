import { serverMessages as arabic } from '#content/ar/server-messages.ts';
import { serverMessages as english } from '#content/en/server-messages.ts';
import type { TextsOf } from '#content/texts-of.ts';
import type { Language } from '#shared/languages.ts';

export type ServerMessages = TextsOf<typeof arabic>;
/** What a form was told when it was accepted. */
export type AcceptedKind = keyof ServerMessages['accepted'];
/** Why a request was refused. */
export type RefusalKind = keyof ServerMessages['refused'];

const MESSAGES: Readonly<Record<Language, ServerMessages>> = { ar: arabic, en: english };

/** The server's words in one language. */
export function messagesIn(language: Language): ServerMessages {
  return MESSAGES[language];
}

/** A text with its {placeholders} filled in. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
}
