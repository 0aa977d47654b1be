import type { businessPaths as source } from '../ar/business-paths.ts';
import type { TextsOf } from '../texts-of.ts';

export const businessPaths: TextsOf<typeof source> = {
  title: 'Business paths',
  lead: 'Five specialist teams, each with its own hour in a project’s day: from first light on the idea to the last figure in the report.',
  listLabel: 'The five paths',
  showMore: 'Show more',
  overviews: {
    path1:
      'We build integrated platforms and applications that put the user at the heart of each design and engineering decision.',
    path2: 'We run and watch critical systems around the clock and fix faults before anyone feels them.',
    path3:
      'We help organisations move from scattered systems to connected services run on data and measured by impact.',
    path4:
      'We redesign the journey across all channels and measure satisfaction at each touchpoint on the way.',
    path5:
      'We turn scattered data into one trusted source and dashboards that decision-makers rely on every day.',
  },
};
