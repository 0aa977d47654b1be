/** The four benefits; the number opens the title, and is counted out under it: of a whole where it is a part. */
export const BENEFITS = [
  { id: 'leave', number: '30' },
  { id: 'remote', number: '3', of: 5 },
  { id: 'learning', number: '12' },
  { id: 'insurance', number: '100%' },
] as const;
