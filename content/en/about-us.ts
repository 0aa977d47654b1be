import { FOUNDED } from '../facts/founded.ts';
import type { aboutUs as source } from '../ar/about-us.ts';
import type { TextsOf } from '../texts-of.ts';

export const aboutUs: TextsOf<typeof source> = {
  title: 'About us',
  lead: `A Saudi technology company, working from Riyadh since ${FOUNDED} with government and large enterprises. We advise, build and operate, and stay until the results show in the figures.`,
  mission: {
    title: 'Our mission',
    statement:
      'To bring every service closer to people: we build platforms they trust, and run them as if we were the first to use them.',
  },
  vision: {
    title: 'Our vision',
    statement:
      'A Kingdom where the service comes before the question, and technology is measured by the time it gives back to people.',
  },
  quote: {
    label: 'A line we work by',
    sentences: [
      'We do not ask which system you want.',
      'We ask which minute people lose each day, and start there.',
    ],
    source: 'From {company}’s handbook, page one',
  },
  awards: {
    title: 'Awards and certificates',
    lead: 'An award is won once; our management systems are audited by independent bodies every year.',
    items: {
      serviceDesign: {
        title: 'Best Integrated Digital Service',
        description: 'Digital Services Summit, for the Subul Authority’s unified permits platform.',
      },
      beneficiary: {
        title: 'Customer Experience Award',
        description: 'Gulf Customer Experience Forum, in finance, for the customer journey at Ghada Bank.',
      },
      workplace: {
        title: 'Among the ten best places to work in technology',
        description: 'Riyadh Workplace Survey, medium-sized companies, by the votes of employees.',
      },
      openData: {
        title: 'First place, Open Data Challenge',
        description: 'Four engineers, and a dashboard that sees a traffic jam half an hour before it forms.',
      },
    },
    certificatesTitle: 'Certified management systems',
    since: 'Since {year}',
    certificates: {
      quality: 'Quality management',
      security: 'Information security',
      services: 'IT service management',
      continuity: 'Business continuity',
    },
  },
  profile: {
    title: '{company} in one file',
    description: 'Who we are, how we work and with whom. Take it to your next meeting.',
    action: 'Download the company profile',
  },
};
