/** How often a user was asked for the ID number, before a workshop and after it. */
export const ASKED = { before: 4, after: 1 } as const;
