import type { statistics as source } from '../ar/statistics.ts';
import type { TextsOf } from '../texts-of.ts';

export const statistics: TextsOf<typeof source> = {
  title: 'Figures that stand on solid ground',
  labels: {
    currentProjects: 'current projects',
    completedProjects: 'completed projects',
    satisfaction: 'customer satisfaction',
    returnOnInvestment: 'return on investment',
  },
};
