import type { accessibility as source } from '../ar/accessibility.ts';
import type { TextsOf } from '../texts-of.ts';
import { REPLY_TIME } from './reply-time.ts';

export const accessibility: TextsOf<typeof source> = {
  view: {
    title: 'Display settings',
    description: 'These settings are kept in your browser only and hold on every page of this site.',
    textSize: {
      label: 'Text size',
      normal: 'Normal',
      large: 'Large',
      largest: 'Very large',
      x150: 'One and a half',
      x200: 'Double',
    },
    spacing: { label: 'Spacing of text', normal: 'Normal', wide: 'Wide' },
    scheme: { label: 'Appearance', system: 'As on my device', light: 'Day', dark: 'Night' },
    contrast: { label: 'Contrast', normal: 'As on my device', high: 'High' },
    animation: { label: 'Motion', normal: 'As on my device', reduced: 'No motion' },
    links: { label: 'Links', normal: 'Normal', underlined: 'Underlined' },
    shortcuts: { label: 'Open the search with the / key', on: 'On', off: 'Off' },
    reset: 'Restore the original settings',
  },
  signLanguage: {
    title: 'Support in sign language',
    description:
      'We offer video meetings in Saudi Sign Language to anyone who wants to ask about our services, apply for a job or attend a workshop. They are free and booked in advance.',
    steps: [
      'Write to us by email and say that you would like a meeting in sign language.',
      `We suggest a time ${REPLY_TIME} and send you the link to the video meeting.`,
      'A certified sign-language interpreter joins the meeting together with the specialist from our team.',
    ],
    mailSubject: 'Request for a meeting in sign language',
    openProvider: 'Start a conversation in sign language',
  },
};
