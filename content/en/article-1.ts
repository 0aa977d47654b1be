import type { article1 as source } from '../ar/article-1.ts';
import type { TextsOf } from '../texts-of.ts';

export const article1: TextsOf<typeof source> = {
  opening: [
    'We sit in many workshops and leave with photographs of a colourful wall. A week later nobody remembers what was agreed. A workshop that lasts may use the same room and the same sticky notes, but it starts from a clear aim, gives everyone a role, and asks one question at\u00a0a\u00a0time.',
    'Here is what more than 40 workshops with government entities and large enterprises have taught us. Take it as it is, or bend it to fit your team.',
  ],
  objectives: {
    heading: 'Objectives',
    items: [
      {
        title: 'A shared understanding',
        text: 'Everyone in the room describes the problem in the same words.',
      },
      {
        title: 'A written decision',
        text: 'The workshop ends with at least one decision that has an owner and a date.',
      },
      {
        title: 'Learning both ways',
        text: 'Each team learns one constraint of the other’s work that it did not know.',
      },
      {
        title: 'An effect that is followed',
        text: 'After 30 days the decisions are reviewed, and it is said plainly which were carried out and which were not.',
      },
    ],
  },
  roles: {
    heading: 'Roles',
    caption: 'Five roles, each with one clear duty',
    columns: { role: 'Role', duty: 'Duty', people: 'People' },
    rows: {
      moderator: {
        name: 'Moderator',
        duty: 'Guards the aim and the time, shares out the floor, and defends no solution.',
        people: '1',
      },
      participants: {
        name: 'Participants',
        duty: 'Those with the knowledge and the mandate. They write, draw and decide for themselves.',
        people: '6–12',
      },
      observers: {
        name: 'Observers',
        duty: 'Follow in silence, note what strikes them, and share it in the last ten minutes.',
        people: '0–3',
      },
      assistant: {
        name: 'Assistant moderator',
        duty: 'Prepares the room and the tools, watches the clock, and notices who has not spoken yet.',
        people: '1',
      },
      recorder: {
        name: 'Recorder',
        duty: 'Writes decisions down as they were spoken, with owners and dates, and sends them the same day.',
        people: '1',
      },
    },
  },
  steps: {
    heading: 'Organising steps',
    items: [
      {
        when: 'Two weeks before',
        title: 'Name the decision',
        text: 'Write in one sentence the decision the workshop will make. If you cannot, hold a short meeting instead.',
      },
      {
        when: 'Ten days before',
        title: 'Choose who comes',
        text: 'From 6 to 12 people, among them those who can decide and those who live with the problem every day.',
      },
      {
        when: 'One week before',
        title: 'Design the course',
        text: 'Cut the time into parts of 25 minutes at most, each with one question and one result.',
      },
      {
        when: 'Three days before',
        title: 'Try the questions',
        text: 'Put them to a colleague outside the team. A question that needs explaining needs rewriting.',
      },
      {
        when: 'On the day',
        title: 'Lead the conversation',
        text: 'Open with an engagement question, keep the aim in sight, and leave a quarter of the time for the decision.',
      },
      {
        when: 'The same day, and a month later',
        title: 'Follow it through',
        text: 'Send the decisions before the day ends, and after 30 days review which were carried out.',
      },
    ],
  },
  questions: {
    heading: 'Question types',
    caption: 'Six types of question, with an example of each',
    columns: { type: 'Type', example: 'Example' },
    rows: {
      engagement: {
        type: 'Engagement',
        purpose: 'Opens the conversation in the first five minutes.',
        example: '“Which government service did you last finish on your phone, and how long did it take?”',
      },
      exploration: {
        type: 'Exploration',
        purpose: 'Widens the picture before anyone judges it.',
        example: '“What happens to a request from the moment it is sent until it reaches a person?”',
      },
      inDepth: {
        type: 'In-depth',
        purpose: 'Goes from the symptom down to the cause.',
        example: '“You said that reviews run late. What happened the last time one did?”',
      },
      closedAndOpen: {
        type: 'Closed and open-ended',
        purpose: 'The closed one settles a fact, the open-ended one brings a story.',
        example: '“Does the notice reach the user?” and then “What do they do when it arrives?”',
      },
      future: {
        type: 'Future-oriented',
        purpose: 'Frees the discussion from the limits of the present system.',
        example: '“If this step were gone tomorrow, who would notice first?”',
      },
      exit: {
        type: 'Exit',
        purpose: 'Turns talk into a commitment.',
        example: '“Which decision will you start on first thing on Sunday?”',
      },
    },
  },
};
