/** The five values in the specification's order, each with the figure and the hover study of its card. */
export const VALUES = [
  { id: 'trust', number: 1, study: 'slope-dawn' },
  { id: 'innovation', number: 2, study: 'slope-gold' },
  { id: 'quality', number: 3, study: 'slope-noon' },
  { id: 'flexibility', number: 4, study: 'slope-morning' },
  { id: 'focus', number: 5, study: 'slope-dusk' },
] as const;
