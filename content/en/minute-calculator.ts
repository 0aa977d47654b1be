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
      zero: '{count}\u00A0requests',
      one: '{count}\u00A0request',
      two: '{count}\u00A0requests',
      few: '{count}\u00A0requests',
      many: '{count}\u00A0requests',
      other: '{count}\u00A0requests',
    },
    minute: {
      zero: '{count}\u00A0minutes',
      one: '{count}\u00A0minute',
      two: '{count}\u00A0minutes',
      few: '{count}\u00A0minutes',
      many: '{count}\u00A0minutes',
      other: '{count}\u00A0minutes',
    },
    day: {
      zero: '{count}\u00A0days',
      one: '{count}\u00A0day',
      two: '{count}\u00A0days',
      few: '{count}\u00A0days',
      many: '{count}\u00A0days',
      other: '{count}\u00A0days',
    },
  },
};
