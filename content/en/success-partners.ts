import type { successPartners as source } from '../ar/success-partners.ts';
import type { TextsOf } from '../texts-of.ts';
import { STORY_RESULTS } from '../facts/success-stories.ts';

export const successPartners: TextsOf<typeof source> = {
  title: 'Success partners',
  lead: 'Our success shows in the names of those we work with: organisations that trust us with their services, and vendors whose technology we build on.',
  leadingEntities: {
    title: 'Leading entities',
    lead: 'From transport and energy to health and education, each works with a team that knows its sector and stays after launch.',
    showMore: 'Show more',
    showLess: 'Show less',
    results: {
      subul: `A permit in ${STORY_RESULTS.permitHours}\u00a0hours instead of ${STORY_RESULTS.permitDaysBefore}\u00a0days`,
      ghada: `Net Promoter Score up ${STORY_RESULTS.recommendationPoints}\u00a0points`,
    },
    sectors: {
      subul: 'Transport and roads',
      ghada: 'Banking',
      wahat: 'Higher education',
      dhuha: 'Renewable energy',
      rafid: 'Railways',
      aafeen: 'Healthcare',
      teena: 'Urban development',
      marafi: 'Ports',
      midmar: 'Capital markets',
      hadbah: 'Aviation',
      najdia: 'Insurance',
      qanat: 'Water',
      ruml: 'Asset management',
      nafala: 'Agriculture and food',
      hajara: 'Mining',
      wajhat: 'Tourism',
      fanajin: 'Hospitality',
      halqah: 'Telecommunications',
      mishkat: 'Culture and heritage',
      ferrola: 'Metal industries',
      zill: 'Real estate',
      oryxa: 'Wildlife',
      polarbit: 'Data centres',
      meridna: 'Maritime services',
    },
  },
  strategicPartnerships: {
    title: 'Strategic partnerships',
    lead: 'Nine global and local vendors. We design solutions with them, train on their technology, and share the responsibility for support.',
  },
};
