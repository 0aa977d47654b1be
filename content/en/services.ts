import type { services as source } from '../ar/services.ts';
import type { TextsOf } from '../texts-of.ts';
import { PROMISES } from '../facts/promises.ts';
import { countedBefore } from './counted.ts';

export const services: TextsOf<typeof source> = {
  title: 'Services',
  lead: 'We advise, build and operate with one team, which sits in the first meeting and stays until the service runs by itself.',
  whatWeDo: {
    title: 'What we do',
    items: {
      advise: {
        title: 'We advise',
        description:
          'We assess digital maturity, and draw an enterprise architecture and a roadmap in which every initiative has an owner, a budget and a date.',
      },
      build: {
        title: 'We build',
        description: `Platforms, applications and integration, in ${countedBefore(PROMISES.cycleWeeks, 'week')} cycles that each end in a working version.`,
      },
      operate: {
        title: 'We operate',
        description:
          'Monitoring and support around the clock, under a service level agreement whose figures we show you every month.',
      },
    },
  },
  solutions: {
    title: 'Five solutions that work together',
    lead: 'Begin with what you need now and add others when you need them: each works on its own and connects to the rest.',
    viewMore: 'View More',
  },
};
