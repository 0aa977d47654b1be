import type { mediaReservation as source } from '../ar/media-reservation.ts';
import { RETENTION_MONTHS } from '../facts/retention.ts';
import type { TextsOf } from '../texts-of.ts';
import { counted } from './counted.ts';

const KEPT = counted(RETENTION_MONTHS.registrations, 'month');

export const mediaReservation: TextsOf<typeof source> = {
  tag: 'Event',
  eventName: 'NDS workshop: {workshop}',
  registered_workshop: 'You are registered for the workshop.',
  form: {
    heading: 'Reserve your seat',
    headingForNext: 'Join the next date',
    submit: 'Send reservation',
    sending: 'Sending your reservation',
    again: 'Register someone else',
    soonOption: '{workshop} (soon)',
    closedOption: '{workshop} (registration closed)',
    nextDate: 'Next date: {date}, Riyadh time.',
    pastDate: 'You join the list of people we tell about its next date.',
    noDate: 'Its date is not set yet. You join the list of people we tell.',
    notice: `{company} collects these details only to register you and to tell you the workshop’s date and link, keeps them for ${KEPT} from the day of registration, then destroys them. Your rights are set out in the`,
    closed: 'Registration for this workshop has closed. Write to us and we will tell you about the next one.',
  },
  intro:
    'An interactive session for service designers, product owners and leaders of digital transformation in government. Together we rethink the service through the user’s eyes and build on\u00a0evidence.',
  objectives: {
    heading: 'Workshop objectives',
    items: [
      'See the user’s journey as it is lived, not as documents describe it.',
      'Turn challenges into design opportunities ranked by impact.',
      'Leave with a prototype and a plan everyone agrees on.',
    ],
  },
  places: { online: 'online' },
  dates: {
    heading: 'Event dates',
    past: 'This date has passed.',
    pastAndNext: 'This date has passed. Whoever registers hears of the next one.',
    before: 'Held before on {date}.',
    closed: 'Registration has closed.',
    addToCalendar: 'Add to calendar',
  },
  location: {
    heading: 'Location',
    text: 'Online, on a video-meeting platform. Those who register receive the link before the date.',
  },
  participants: {
    heading: 'Participating entities',
    imageAlternative: 'Logos of the participating entities: {names}',
  },
  workshops: {
    heading: 'Workshop topics',
    soon: 'Soon',
    turningPoint: {
      name: 'Turning Point',
      subtitle: 'Workshop one: understand before designing',
      topics: [
        'Why do platforms stumble after launch?',
        'Reading user needs with evidence',
        'Mapping the current service journey',
        'Finding the decisive moments',
        'Design systems and the Digital Government Authority’s Platforms Code',
        'Measuring success before building',
      ],
    },
    ideaToPlatform: {
      name: 'From Idea to Platform',
      subtitle: 'Workshop two: design, test, hand over',
      topics: [
        'From opportunity to concept',
        'Rapid prototyping',
        'Usability testing',
        'Design-to-development handover',
        'Roadmap for launch and improvement',
      ],
    },
    afterLaunch: { name: 'After Launch', subtitle: 'Workshop three', topics: [] },
  },
  result: {
    backToForm: 'Back to the registration form',
    backToWorkshop: 'Back to the workshop page',
    registered: {
      title: 'You are registered for the workshop',
      description:
        'Your reservation is stored, and the meeting link reaches your email before the date. If the workshop’s date has passed, we will tell you the next one once it is set.',
    },
    incomplete: {
      title: 'Your reservation is not complete',
      description:
        'A required field is missing, or the email address is not valid. Use your browser’s back button to return to the form with what you typed, complete it and send it.',
    },
    closed: {
      title: 'This workshop takes no registrations',
      description:
        'Registration for it is not open yet, or has closed, so your reservation was not saved. Use your browser’s back button to return to the form with what you typed, and choose another workshop.',
    },
    failed: {
      title: 'Your reservation could not be saved',
      description:
        'We were not able to save your reservation just now. Use your browser’s back button to return to the form with what you typed, and send it again shortly.',
    },
  },
};
