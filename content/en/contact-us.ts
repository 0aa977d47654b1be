import type { contactUs as source } from '../ar/contact-us.ts';
import { RETENTION_MONTHS } from '../facts/retention.ts';
import type { TextsOf } from '../texts-of.ts';
import { counted } from './counted.ts';
import { REPLY_TIME } from './reply-time.ts';

const KEPT = counted(RETENTION_MONTHS.messages, 'month');

export const contactUs: TextsOf<typeof source> = {
  title: 'Contact us',
  lead: `Tell us about your project, and a specialist from our team will be in touch ${REPLY_TIME}.`,
  info: {
    heading: 'Ways to reach us',
    phone: 'Phone',
    email: 'Email',
    address: 'Office',
    mapLink: 'View on the map',
    now: 'Now in Riyadh {time}',
    social: 'Our accounts',
    accounts: { x: 'X', linkedin: 'LinkedIn' },
  },
  form: {
    heading: 'Send us a message',
    submit: 'Send message',
    sending: 'Sending your message',
    again: 'Write another message',
    sent: `Your message has reached us. We will reply by email ${REPLY_TIME}.`,
    notice: `{company} uses these details only to answer your message, keeps them for ${KEPT} from the day it receives them, then destroys them. Your rights are set out in the`,
    subjects: {
      nds: 'NDS service request',
      minutes: 'Estimate of minutes',
      accessibility: 'A barrier on your site',
    },
  },
};
