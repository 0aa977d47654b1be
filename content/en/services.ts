import type { services as source } from '../ar/services.ts';
import type { TextsOf } from '../texts-of.ts';

export const services: TextsOf<typeof source> = {
  title: 'Services',
  lead: 'From the first question to the last indicator: we advise, build and operate, with one team that knows the whole story.',
  whatWeDo: {
    title: 'Three crafts,\none team',
    items: {
      advise: {
        title: 'We advise',
        description:
          'IT consulting and digital transformation: a maturity assessment, an enterprise architecture and a roadmap in which every initiative has an owner, a budget and a date.',
      },
      build: {
        title: 'We build',
        description:
          'Platforms, applications and integration, in two-week cycles that each end with something that works.',
      },
      operate: {
        title: 'We operate',
        description:
          'Monitoring and support around the clock, under service levels whose figures are published every month.',
      },
    },
  },
  solutions: {
    title: 'Five solutions for a full day’s work',
    lead: 'Choose what you need now; each solution connects to the next when its time comes.',
    viewMore: 'View More',
  },
};
