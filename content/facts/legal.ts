/** The seven parts of the privacy policy and the terms, in order; the id is the part's fragment. */
export const LEGAL_PARTS = ['scope', 'use', 'data', 'keeping', 'browser', 'rights', 'changes'] as const;

/** ISO date from which the text is in force. */
export const LEGAL_EFFECTIVE_DATE = '2026-11-21';
