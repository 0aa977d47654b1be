import type { article2 as source } from '../ar/article-2.ts';
import type { TextsOf } from '../texts-of.ts';
import { PROMISES } from '../facts/promises.ts';
import { counted } from './counted.ts';

export const article2: TextsOf<typeof source> = {
  video: {
    heading: 'The film',
    label: 'A short film about the designer and the workshop',
    play: 'Play the film',
    captionTracks: { ar: 'Arabic', en: 'English' },
    duration: {
      zero: '{count} seconds',
      one: '{count} second',
      two: '{count} seconds',
      few: '{count} seconds',
      many: '{count} seconds',
      other: '{count} seconds',
    },
    note: 'with captions in Arabic and English',
    unplayable:
      'Your browser cannot play this film. Its full text is below, and you can download it to watch on your device:',
    download: 'download the film',
    transcriptTitle: 'Transcript of the film',
    transcript: [
      'Every platform begins with a question, not a screen.',
      'Who uses it? Where do they stop? Why?',
      'The answers exist, scattered among those who design, operate and decide.',
      'A workshop brings them to one table.',
      'The designer begins by listening.',
      'Then draws what was said, so everyone sees the same journey.',
      'Fifteen stops, three obstacles, one turning point.',
      'There we ask: how could the way be shorter?',
      'The idea becomes a prototype before the day ends.',
      'Six users try it. They stumble, and we learn.',
      'And the team leaves with a written decision, not a wall of sticky notes.',
      'NDS workshop: Turning Point',
    ],
  },
  opening: [
    'Designers are usually called in once matters are settled, to make the decision look good. Each time we called them in from the first minute, the decision itself changed. It became smaller, clearer, and closer to what people really do.',
    'Designers do not know the service better than the others. They are simply the only ones who draw while people talk, so everyone sees that they had a different screen in mind.',
  ],
  points: {
    heading: 'What does a designer add?',
    stations: {
      before: {
        when: 'Before',
        items: [
          'Meets at least three users, and brings their words as they said them.',
          'Draws the present journey on one page, with every step and every wait.',
        ],
      },
      during: {
        when: 'During',
        items: [
          'Draws what is said as it is said, and asks: is this what you mean?',
          'Turns a disagreement into two prototypes to test, so the louder voice does not settle it.',
        ],
      },
      after: {
        when: 'After',
        items: [
          `Completes the prototype within ${counted(PROMISES.workshopPrototypeDays, 'day')}, while the room’s energy lasts.`,
          'Tests it with six users, and comes back with what they stumbled over.',
        ],
      },
    },
  },
  topics: {
    heading: 'What came out of the workshop',
    lead: 'Six topics from the workshop’s discussion, each with one question and one written result.',
    items: [
      {
        title: 'The journey as it is',
        text: '15 stops, from looking for the service to receiving its result.',
      },
      {
        title: 'Where people stumble',
        text: 'Where do they stop, when do they call, and when do they give up?',
      },
      {
        title: 'Opportunities by impact',
        text: 'What could improve, ranked by how many people it touches.',
      },
      {
        title: 'The design system',
        text: 'What do we take from the Digital Government Authority’s Platforms Code, and what do we build for this service?',
      },
      { title: 'The prototype', text: 'From a sheet of paper to screens one can click, in one session.' },
      { title: 'The measure of success', text: 'One number to come back to, three months after launch.' },
    ],
  },
  closing: {
    heading: 'From the wall to the platform',
    paragraphs: [
      'Teams from six entities took part in the first workshop. One left with a small idea: to ask users for their ID number once instead of four times. It took two weeks to carry out and saves every user two minutes.',
      'Not every service needs rebuilding. Sometimes it is enough that those who design sit beside those who operate, that the question is clear, and that the decision is written down before everyone leaves.',
    ],
    asked: {
      before: 'Before',
      after: 'After',
      text: 'How often is a user asked for their ID number?',
    },
    action: 'Reserve your seats in the workshop',
  },
};
