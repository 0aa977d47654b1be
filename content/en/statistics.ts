import type { statistics as source } from '../ar/statistics.ts';
import type { TextsOf } from '../texts-of.ts';

export const statistics: TextsOf<typeof source> = {
  title: 'Our work in figures',
  labels: {
    currentProjects: 'current projects',
    completedProjects: 'completed projects',
    satisfaction: 'customer satisfaction',
    returnOnInvestment: 'return on investment',
  },
};
