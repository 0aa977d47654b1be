import type { careers as source } from '../ar/careers.ts';
import type { TextsOf } from '../texts-of.ts';

export const careers: TextsOf<typeof source> = {
  header: {
    title: 'Build what people\nuse every day',
    crumb: 'Careers',
    lead: 'We look for people who care that the service arrives, not only that the system ships.',
    searchLabel: 'Search open positions',
    searchPlaceholder: 'Title, department or skill',
    search: 'Search',
  },
  whyJoin: {
    title: 'Why Node?',
    items: {
      impact: {
        title: 'Work you meet in the street',
        description:
          'What you build today is used tomorrow by a clerk in her region, a patient in his clinic, a student at her university.',
      },
      ownership: {
        title: 'Decisions with those who do the work',
        description:
          'The team that builds a service chooses its technology, runs it, and answers for its indicators.',
      },
      learning: {
        title: 'A team that teaches itself',
        description:
          'A shared review every week, a mentor for everyone who joins, and a hundred specialists who answer when you ask.',
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
        description: 'And flexible hours on the others, agreed with your team, not with a timetable.',
      },
      learning: {
        title: 'days a year to learn',
        description: 'All paid, with a budget for the courses, exams and conferences you choose.',
      },
      insurance: {
        title: 'family health cover',
        description: 'First-class insurance for you, your spouse, children and parents, at no cost to you.',
      },
    },
  },
  vacancies: {
    title: 'Open positions',
    filterLabel: 'Filter positions by department',
    all_vacancies: 'All vacancies',
    found: {
      zero: 'No matching positions',
      one: '{count} position',
      two: '{count} positions',
      few: '{count} positions',
      many: '{count} positions',
      other: '{count} positions',
    },
    emptyTitle: 'No position matches your search yet',
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
    applyNow: 'Apply now',
    applyNote: 'Sending an application takes under five minutes, and we answer every applicant.',
    submit: 'Submit your application',
  },

  job_title_1: 'Senior Digital Solutions Engineer',
  published_on_1: '10 March 2025',
  keywords_1: 'jobs, digital solutions engineer, senior software engineer, TypeScript, Riyadh',
  about_the_job_1:
    'You will join Node’s digital solutions team to build platforms used by millions across the Kingdom. You will work from idea to operation, own the technical decision, and see your work in service indicators, not only in a task list.',
  responsibilities_1_1:
    'Design the architecture of digital solutions and their integration with existing government and enterprise systems.',
  responsibilities_1_2:
    'Lead the development team technically, review code, and guarantee quality in every increment.',
  responsibilities_1_3:
    'Work with design and data teams to turn the client’s requirements into measurable services.',
  minimum_qualifications_1_1: 'A bachelor’s degree in software engineering, computer science or equivalent.',
  minimum_qualifications_1_2: 'At least five years of experience building digital platforms at scale.',
  minimum_qualifications_1_3:
    'Fluency in TypeScript, modern frameworks, REST interfaces and relational databases.',
  minimum_qualifications_1_4: 'The ability to explain a technical decision clearly, in Arabic and English.',

  job_title_2: 'Senior Business Analyst',
  published_on_2: '17 March 2025',
  keywords_2: 'jobs, business analyst, requirements analysis, process design, Riyadh',
  about_the_job_2:
    'You sit with the client before a line is written, learn how the work really runs rather than how it is documented, and turn it into requirements that decision-maker and developer both sign. After each launch you measure what changed, and propose what to remove before what to add.',
  responsibilities_2_1:
    'Analyse the client’s processes, and map today and tomorrow with its stakeholders in regular workshops.',
  responsibilities_2_2:
    'Write requirements and acceptance criteria, rank them by impact, and follow them to acceptance testing.',
  responsibilities_2_3:
    'Build performance indicators with the data team, and present the results to the client after each launch.',
  minimum_qualifications_2_1:
    'A bachelor’s degree in information systems, industrial engineering or business administration.',
  minimum_qualifications_2_2:
    'At least five years in business analysis, two of them with government entities.',
  minimum_qualifications_2_3: 'Fluency in BPMN process modelling, and in querying data with SQL.',
  minimum_qualifications_2_4:
    'A professional certificate in business analysis, or the readiness to earn one within six months.',

  job_title_3: 'User Experience Designer',
  published_on_3: '6 April 2025',
  keywords_3: 'jobs, user experience designer, service design, design systems, Riyadh',
  about_the_job_3:
    'You design services that people open on a phone, in a queue or in a car. You begin by listening to them and end with a screen that needs no explaining. You work in Arabic first, inside one design system, side by side with those who build.',
  responsibilities_3_1:
    'Interview the people who use a service, test prototypes with them, and turn what you learn into design decisions.',
  responsibilities_3_2:
    'Design journeys and prototypes in Arabic and English, from the first sketch to hand-over for development.',
  responsibilities_3_3:
    'Develop the design system’s components, and see that they meet accessibility standards.',
  minimum_qualifications_3_1: 'At least three years of designing digital products or services.',
  minimum_qualifications_3_2: 'A portfolio that shows problem, decision and effect, not screens alone.',
  minimum_qualifications_3_3:
    'Working knowledge of design systems and their tools, and of the WCAG accessibility standard.',
  minimum_qualifications_3_4:
    'An ear for Arabic writing in interfaces, and an understanding of right-to-left layout.',

  job_title_4: 'Site Reliability Engineer',
  published_on_4: '22 April 2025',
  keywords_4: 'jobs, site reliability engineer, operations, cloud, Riyadh',
  about_the_job_4:
    'You guard platforms that must not stop: permits, appointments and payments that run day and night. You write what makes manual work needless, read a fault before people feel it, and leave each incident with an improvement, not a culprit.',
  responsibilities_4_1:
    'Monitor the platforms, set service level objectives, and respond to incidents in a fair on-call rota.',
  responsibilities_4_2:
    'Automate deployment, scaling and backup, and rehearse recovery from it every quarter.',
  responsibilities_4_3:
    'Lead reviews after incidents, and follow their recommendations through with the development teams.',
  minimum_qualifications_4_1:
    'A bachelor’s degree in computer or network engineering, or equivalent experience.',
  minimum_qualifications_4_2: 'At least four years of running production systems on Linux and Kubernetes.',
  minimum_qualifications_4_3: 'Fluency in infrastructure as code, and in monitoring, tracing and alerting.',
  minimum_qualifications_4_4: 'Calm under pressure, and clear written reports in Arabic and English.',
};
