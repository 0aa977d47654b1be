import type { Language } from '#shared/languages.ts';
import { ARABIC_WRITING } from './arabic-writing.ts';
import { ENGLISH_WRITING } from './english-writing.ts';
import type { WritingRule } from './writing-rule.ts';

const BOTH: readonly WritingRule[] = [
  {
    right: 'one character for an ellipsis: …',
    wrong: /\.\.\./u,
    catches: ['مقال...', 'Loading...'],
    leaves: ['مقال…'],
  },
  {
    right: 'one space, and none at the ends',
    wrong: / {2}|^ | $/u,
    catches: ['نبني  ونشغّل', ' a word', 'a word '],
    leaves: ['نبني\nونشغّل'],
  },
  {
    right:
      'no invisible marks of direction or joining: the page isolates Latin by itself (rule:bidi-isolation)',
    wrong: /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u,
    catches: ['\u200Fنود', 'a\u200Bword'],
    leaves: ['99.9%\u00A0'],
  },
  {
    right: 'no dash between words: a colon, a comma or a full stop',
    wrong: / [-–—] |—/u,
    catches: ['نبني - ونشغّل', 'build – and run', 'build—and run'],
    leaves: ['right-to-left', '6–12'],
  },
];

/** How each language is written. */
export const WRITING_RULES: Readonly<Record<Language, readonly WritingRule[]>> = {
  ar: [...ARABIC_WRITING, ...BOTH],
  en: [...ENGLISH_WRITING, ...BOTH],
};
