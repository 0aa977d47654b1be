import { createContext, use, type ReactNode } from 'react';
import type { Content, TextGroup } from '#content/content.ts';
import type { Language } from '#shared/languages.ts';
import { NOTHING_MORE } from '#src/lib/kept-promise.ts';
import type { Texts } from './texts.ts';

export interface TextsContextValue {
  language: Language;
  texts: Texts;
  /** Fetches the language's whole file once, after a failed attempt once more; then `texts` holds everything. */
  loadAll: () => Promise<void>;
  /** What became of the latest attempt, for rendering. */
  allLoaded: () => Promise<void>;
}

const TextsContext = createContext<TextsContextValue | null>(null);

export function TextsProvider({ value, children }: { value: TextsContextValue; children: ReactNode }) {
  return <TextsContext value={value}>{children}</TextsContext>;
}

function useTextsContext(): TextsContextValue {
  const value = use(TextsContext);
  if (value === null) throw new Error('There is no <TextsProvider> above this component.');
  return value;
}

export function useLanguage(): Language {
  return useTextsContext().language;
}

/** The words of a group; waits for the whole file when the page did not bring them. */
export function useTexts<Group extends TextGroup>(group: Group): Content[Group] {
  const { texts, allLoaded } = useTextsContext();
  use(texts.has(group) ? NOTHING_MORE : allLoaded());
  return texts.group(group);
}

/** One entry of a group, for screens that show one of many. */
export function useTextEntry<Group extends TextGroup, Key extends keyof Content[Group] & string>(
  group: Group,
  key: Key,
): Content[Group][Key] {
  const { texts, allLoaded } = useTextsContext();
  use(texts.has(group, key) ? NOTHING_MORE : allLoaded());
  return texts.entry(group, key);
}

/** The store itself, for what reads words by rule: the head of the page, fallback marks. */
export function useTextsStore(): Pick<TextsContextValue, 'texts' | 'loadAll' | 'allLoaded'> {
  return useTextsContext();
}
