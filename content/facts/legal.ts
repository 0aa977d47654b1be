/** The seven parts of the privacy policy and the terms, in order; the id is the part's fragment. */
export const LEGAL_PARTS = ['scope', 'use', 'data', 'keeping', 'browser', 'rights', 'changes'] as const;

/** Of the seven, those that a title is about: both pages have all of them, and point out their own. */
export const LEGAL_OWN_PARTS: Readonly<Record<'privacy' | 'terms', readonly (typeof LEGAL_PARTS)[number][]>> =
  {
    privacy: ['data', 'keeping', 'browser', 'rights'],
    terms: ['use', 'changes'],
  };

/** ISO date from which the text is in force. */
export const LEGAL_EFFECTIVE_DATE = '2026-11-21';
