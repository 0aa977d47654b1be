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
    shortcuts: { label: 'Keys for search and help', on: 'On', off: 'Off' },
    reset: 'Restore the original settings',
  },
  keys: {
    title: 'Keys of this site',
    search: 'Open the search',
    skip: 'Past the menu to the content, at the top of a page',
    close: 'Close the menu or the open window',
    next: 'Next, in everything that scrolls sideways',
    previous: 'Previous',
    ends: 'Beginning and end',
    help: 'Show these keys',
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
