import type { WritingRule } from './writing-rule.ts';

/** How English is written. */
export const ENGLISH_WRITING: readonly WritingRule[] = [
  {
    right: 'typographic quotation marks and apostrophes: “…” and ’',
    wrong: /["']/u,
    catches: ["the user's journey", 'the "code"'],
    leaves: ['the user’s journey', 'the “code”'],
  },
  {
    right: 'a space stands behind a comma, and none before a mark',
    wrong: /[,;](?=[A-Za-z])|\s[,;:!?]/u,
    catches: ['build,run', 'Why ?'],
    leaves: ['build, run', '420,000', '9:00'],
  },
  {
    right: 'from 11 on a number is digits',
    wrong:
      /\b(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/iu,
    catches: ['fifteen stops', 'ninety minutes'],
    leaves: ['15 stops', 'ten minutes'],
  },
  {
    right: '“successfully” says nothing: leave it out',
    wrong: /\bsuccessfully\b/iu,
    catches: ['You have successfully registered'],
    leaves: ['a successful platform'],
  },
];
