import type { paths as source } from '../ar/paths.ts';
import type { TextsOf } from '../texts-of.ts';

export const paths: TextsOf<typeof source> = {
  names: {
    path1: 'Digital Solutions',
    path2: 'Managed Service',
    path3: 'Digital Transformation',
    path4: 'Customer Experience',
    path5: 'Data Management & BI',
  },
  introductions: {
    path1:
      'Platforms and applications built around the user’s journey, from design to launch and continuous improvement, to the Kingdom’s digital standards.',
    path2:
      'Round-the-clock operation, monitoring and support for your critical systems, with clear service levels and a team that knows your environment.',
    path3:
      'We read where the organisation stands, draw a roadmap it can execute, and stay until change becomes the way it works every day.',
    path4:
      'We measure every touchpoint and redesign it, so service reaches people as they expect it: clear, quick, and consistent on every\u00a0channel.',
    path5:
      'Governance, integration and dashboards that make data one trusted source, and put the right figure in front of the decision-maker in time.',
  },
};
