import type { businessPaths as source } from '../ar/business-paths.ts';
import type { TextsOf } from '../texts-of.ts';

export const businessPaths: TextsOf<typeof source> = {
  title: 'Business paths',
  lead: 'Five specialist teams cover a whole project, from shaping the idea to running the systems and reading their data. Choose a path, or start with a conversation.',
  listLabel: 'The five paths',
  showMore: 'Show more',
  overviews: {
    path1:
      'We build platforms and applications whose design begins with the user’s journey, and test them with users before launch.',
    path2:
      'We run and watch your critical systems around the clock, and fix faults, most of them before they become outages.',
    path3:
      'We help organisations move from scattered systems to connected services, on a roadmap that gives every initiative an owner and a date.',
    path4:
      'We redesign the journey across all channels and measure satisfaction at each touchpoint on the way.',
    path5:
      'We turn scattered data into one trusted source, and dashboards built on the questions decision-makers ask.',
  },
};
