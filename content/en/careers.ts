import type { careers as source } from '../ar/careers.ts';
import type { TextsOf } from '../texts-of.ts';
import { SPECIALISTS } from '../facts/promises.ts';
import { counted } from './counted.ts';

export const careers: TextsOf<typeof source> = {
  header: {
    title: 'Build what people\nuse every day',
    crumb: 'Careers',
    lead: 'We look for people who ask, after delivery, whether the service reached anyone.',
    searchLabel: 'Search open positions',
    searchPlaceholder: 'Title, department or skill',
    search: 'Search',
  },
  /** The open place on the line of the roles, at the page's end. */
  openPlace: 'Yours',
  whyJoin: {
    title: 'Why work at {company}?',
    items: {
      impact: {
        title: 'Work you can see around you',
        description:
          'What you build today is used tomorrow by a clerk in her region, a patient in his clinic, a student at her university.',
      },
      ownership: {
        title: 'Decisions with those who do the work',
        description:
          'The team that builds a service chooses its technology, runs it, and answers for its indicators.',
      },
      learning: {
        title: 'Colleagues who teach one another',
        description: `A shared review every week, a mentor for everyone who joins, and more than ${counted(SPECIALISTS, 'specialist')} who answer when you ask.`,
      },
    },
  },
  benefits: {
    title: 'What we offer you',
    items: {
      leave: {
        title: 'days of annual leave',
        description: 'From your first day, with Eid and public holidays on top.',
      },
      remote: {
        title: 'remote days a week',
        description: 'And flexible hours on the others, agreed with your team.',
      },
      learning: {
        title: 'days a year to learn',
        description: 'All paid, with a budget for the courses, exams and conferences you choose.',
      },
      insurance: {
        title: 'family health cover',
        description:
          'Class A medical insurance for you, your spouse, children and parents, at no cost to you.',
      },
    },
  },
  vacancies: {
    title: 'Open positions',
    filterLabel: 'Filter positions by department',
    all_vacancies: 'All vacancies',
    countLabel: ', positions:',
    found: {
      zero: 'No matching positions',
      one: '{count} position',
      two: '{count} positions',
      few: '{count} positions',
      many: '{count} positions',
      other: '{count} positions',
    },
    emptyTitle: 'No position matches your search',
    emptyDescription: 'Try a broader word or another department, or show every position again.',
    reset: 'Show all positions',
    details: 'View job',
    detailsOf: 'View job: {title}',
  },
  departments: {
    department_1: 'Digital Solutions',
    department_2: 'Transformation & Experience',
    department_3: 'Managed Services',
  },
  workTypes: { full_time: 'Full time' },
  locations: { sa: 'Saudi Arabia' },
  detail: {
    back: 'Back to careers',
    publishedOn: 'Published {date}',
    apply: 'Apply for this job',
    copyLink: 'Copy link',
    address: 'Link to this job',
    tabsLabel: 'Parts of the job',
    tab: 'Job details',
    about: 'About the job',
    responsibilities: 'Responsibilities',
    qualifications: 'Minimum qualifications',
    related: 'Related jobs',
    shown: 'You are reading it',
    closed: {
      notice: 'This vacancy is closed: we no longer take applications for it.',
      others: 'Open positions',
      all: 'See all open positions',
    },
    applyNow: 'Apply now',
    applyNote:
      'You complete the application on the job’s listing, outside this site. We read every application and answer each one.',
    submit: 'Submit your application',
  },
};
