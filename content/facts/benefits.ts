/**
 * The four benefits; the number opens the title, and is counted out under it: of a whole where it is a part, as the persons of
 * a family that the cover names (oneself, spouse, children, parents) where it is all.
 */
export const BENEFITS = [
  { id: 'leave', number: '30' },
  { id: 'remote', number: '3', of: 5 },
  { id: 'learning', number: '12' },
  { id: 'insurance', number: '100%', persons: 4 },
] as const;
