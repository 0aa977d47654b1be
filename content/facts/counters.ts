import { SPECIALISTS } from './promises.ts';

/** Final text in the HTML, never counted up (rule:counters). */
export const HERO_COUNTERS = [
  { key: 'projects', value: '+150' },
  { key: 'years', value: '+12' },
  { key: 'specialists', value: `+${SPECIALISTS}` },
] as const;

export const STATISTICS = [
  { key: 'currentProjects', value: '+252' },
  { key: 'completedProjects', value: '+325' },
  { key: 'satisfaction', value: '99%' },
  { key: 'returnOnInvestment', value: '100%' },
] as const;
