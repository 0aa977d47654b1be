/** The five values in the specification's order, each with the figure and the hover study of its card. */
export const VALUES = [
  { id: 'trust', number: 1, study: 'sq-dawn' },
  { id: 'innovation', number: 2, study: 'sq-gold' },
  { id: 'quality', number: 3, study: 'sq-noon' },
  { id: 'flexibility', number: 4, study: 'sq-morning' },
  { id: 'focus', number: 5, study: 'sq-dusk' },
] as const;
