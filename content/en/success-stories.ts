import type { successStories as source } from '../ar/success-stories.ts';
import type { TextsOf } from '../texts-of.ts';
import { PROMISES } from '../facts/promises.ts';
import { STORY_RESULTS } from '../facts/success-stories.ts';
import { counted } from './counted.ts';

export const successStories: TextsOf<typeof source> = {
  title: 'Success stories',
  lead: 'Four projects that began with a hard question and ended with a figure: how long each took, what we built and what changed.',
  listTitle: 'Four stories from our work',
  durationLabel: 'Duration',
  months: {
    zero: 'months',
    one: 'month',
    two: 'months',
    few: 'months',
    many: 'months',
    other: 'months',
  },
  stories: {
    permits: {
      picture: 'A motorway interchange in the sand in the morning, seen from the air',
      cardTitle: 'Subul Authority: 11 systems become one window',
      result: `hours for a permit that took ${STORY_RESULTS.permitDaysBefore} days`,
      description: `We brought the permit systems onto one platform within the first year, and have run it ever since. A permit now takes ${STORY_RESULTS.permitHours} hours instead of ${STORY_RESULTS.permitDaysBefore} days, and availability has stayed above 99.9%.`,
    },
    metering: {
      picture: 'A quarter of courtyard houses, lit at dusk, seen from the air',
      cardTitle: 'Dhuha Energy: every meter speaks',
      result: 'fewer billing complaints',
      description: `We connected 420,000 smart meters to a centre that reads them every ${counted(PROMISES.meterMinutes, 'minute')}. The network team sees losses on the day they occur, and billing complaints are down ${STORY_RESULTS.fewerComplaintsPercent}%.`,
    },
    banking: {
      picture: 'A bank’s house that steps up around a round court and its pool, seen from the air',
      cardTitle: 'Ghada Bank: one\u00a0journey, six channels',
      result: 'points on the Net Promoter Score',
      description: `We unified the customer’s experience across branch, app and contact centre, with a dashboard that measures satisfaction after every contact. The Net Promoter Score rose ${STORY_RESULTS.recommendationPoints} points; seven services in ten are now digital.`,
    },
    clinics: {
      picture: 'The pavilions of a clinic with palms and pools between them, seen from the air',
      cardTitle: 'Aafeen Health: a\u00a0clinic without the wait',
      result: 'fewer missed appointments',
      description:
        'In a single year we launched an appointments platform, built on NDS, for 31 health centres. Patients book in under two minutes, and missed appointments have halved.',
    },
  },
};
