/** The parts of the accessibility statement, in order; the id is the part's fragment. */
export const STATEMENT_PARTS = ['standard', 'figures', 'settings', 'limits', 'complaint'] as const;
