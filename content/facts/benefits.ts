/** The four benefits; the number opens the title. */
export const BENEFITS = [
  { id: 'leave', number: '30' },
  { id: 'remote', number: '3' },
  { id: 'learning', number: '12' },
  { id: 'insurance', number: '100%' },
] as const;
