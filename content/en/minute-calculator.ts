import type { minuteCalculator as source } from '../ar/minute-calculator.ts';
import { HOURS_A_DAY } from '../facts/time-estimate.ts';
import type { TextsOf } from '../texts-of.ts';
import { counted } from './counted.ts';

export const minuteCalculator: TextsOf<typeof source> = {
  title: 'How many days could you give back to people?',
  lead: 'Take one of your services: how many requests it receives in a year, how many minutes a request takes today, and how many of those could go.',
  fields: {
    requests: 'Requests a year',
    minutes: 'A request takes today',
    saved: 'Of which could go',
  },
  back: 'Given back to people every year',
  note: `This is an estimate, in full days of ${counted(HOURS_A_DAY, 'hour')}. None of it is sent until you send your message.`,
  carry: 'Discuss this estimate',
  message: 'Estimate from the minute calculator: {formula}. A request takes today: {minutes}.',
  units: {
    request: {
      zero: '{count} requests',
      one: '{count} request',
      two: '{count} requests',
      few: '{count} requests',
      many: '{count} requests',
      other: '{count} requests',
    },
    minute: {
      zero: '{count} minutes',
      one: '{count} minute',
      two: '{count} minutes',
      few: '{count} minutes',
      many: '{count} minutes',
      other: '{count} minutes',
    },
    day: {
      zero: '{count} days',
      one: '{count} day',
      two: '{count} days',
      few: '{count} days',
      many: '{count} days',
      other: '{count} days',
    },
  },
};
