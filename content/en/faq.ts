import type { faq as source } from '../ar/faq.ts';
import type { TextsOf } from '../texts-of.ts';
import { REPLY_TIME } from './reply-time.ts';
import { PROMISES } from '../facts/promises.ts';
import { STORY_MONTHS } from '../facts/success-stories.ts';
import { counted, countedBefore, numberOf } from './counted.ts';
import { FIRST_RELEASE } from './first-release.ts';

export const faq: TextsOf<typeof source> = {
  title: 'Frequently asked questions',
  lead: 'What clients ask us before we start, with answers you can build on.',
  action: 'Contact us',
  questionsHeading: 'Questions and answers',
  questions: [
    {
      title: 'How does working with you begin?',
      answer: `With a ${countedBefore(PROMISES.listeningHours, 'hour')} listening session, free of charge, in which we learn about the service, the people who use it and its limits. Within ${counted(PROMISES.proposalWorkingDays, 'workingDay')} you receive a two-page paper: what we understood, what we propose, how long it takes and what it is likely to cost. Nothing binds you before a contract is\u00a0signed.`,
    },
    {
      title: 'How long does a project take?',
      answer: `An assessment with a roadmap takes ${numberOf(PROMISES.assessmentWeeks.from)} to ${counted(PROMISES.assessmentWeeks.to, 'week')}. The first release of a platform with a defined scope goes live in ${FIRST_RELEASE}, and we add to it every ${counted(PROMISES.cycleWeeks, 'week')}. Large programmes and operating contracts run from ${numberOf(STORY_MONTHS.shortest)} to ${counted(STORY_MONTHS.longest, 'month')}, as our success stories show.`,
    },
    {
      title: 'Where is our data hosted, and who owns it?',
      answer:
        'Inside the Kingdom: in your own data centre or in a licensed cloud, depending on how your data is classified. All of it is yours: data, code, designs and documentation. We hand them over at the end of every phase, not at the end of the contract.',
    },
    {
      title: 'Do you replace the systems we already have?',
      answer:
        'We start with what you have. We take stock of systems and interfaces, and say what stays, what is renewed, what is replaced, and why. In most projects the core systems stay where they are and the new service is built on top of them through documented interfaces.',
    },
    {
      title: 'What happens after launch?',
      answer: `The team that built the platform stays with you for ${counted(PROMISES.afterLaunchDays, 'day')}, fixing what comes up and training your people. Then you choose between a full handover with its documentation and an operating agreement with round-the-clock monitoring, a response to critical incidents within ${counted(PROMISES.incidentMinutes, 'minute')} and a monthly performance report.`,
    },
    {
      title: 'How do you make a service work for everyone?',
      answer:
        'We design and test to WCAG 2.2 level AA, in Arabic and English, and with people who rely on screen readers and keyboards. Every release passes an automated and a manual review, and you receive the results: what was fixed, what remains, and when it is due.',
    },
  ],
  still: {
    title: 'Still have questions?',
    text: `Describe what you are looking for in two lines, and a specialist will answer ${REPLY_TIME}.`,
    action: 'Get started',
  },
};
