import type { businessPathDetails as source } from '../ar/business-path-details.ts';
import type { TextsOf } from '../texts-of.ts';
import { PROMISES } from '../facts/promises.ts';
import { capitalised, counted, countedBefore } from './counted.ts';

export const businessPathDetails: TextsOf<typeof source> = {
  page: {
    overview: 'Overview',
    methodologies: 'How we work',
    allPaths: 'All paths',
  },
  path1: {
    keywords:
      'digital solutions, platform development, government applications, user experience, software development, cloud hosting',
    overview: [
      {
        'small-title': 'Where it begins',
        'big-title': 'The journey comes before the screen',
        description: `We sit with the people who use the service and those who provide it, and draw today’s journey step by step: where it stalls, where data is asked for twice, and what can simply go. Within ${counted(PROMISES.prototypeWeeks, 'week')} that becomes a ranked list of requirements and a prototype people can try.`,
      },
      {
        'small-title': 'Building',
        'big-title': 'A platform that grows without starting over',
        description:
          'We build from shared components and documented interfaces, so a new service is added in weeks. Code and designs\u00A0belong to you from the first day, hosted inside the Kingdom.',
      },
      {
        'small-title': 'Launch',
        'big-title': 'A quiet launch, and no end to improving',
        description: `We release in waves: 5% of users, then 25%, then 100%, with a rehearsed rollback plan. After launch we review the indicators every ${counted(PROMISES.cycleWeeks, 'week')} and fix what holds people up most before adding anything new.`,
      },
    ],
    'work-methodologies': [
      {
        title: 'Discover',
        'mini-desc': 'Field interviews and service logs that show where people get stuck.',
      },
      { title: 'Design', 'mini-desc': 'Prototypes tested with real users before the first line of code.' },
      {
        title: 'Build',
        'mini-desc': `${capitalised(countedBefore(PROMISES.cycleWeeks, 'week'))} cycles, each ending in a working version you can try.`,
      },
      {
        title: 'Test',
        'mini-desc': 'Performance, security and WCAG\u00A02.2 accessibility, by tools and by people.',
      },
      {
        title: 'Launch',
        'mini-desc': 'A gradual release without downtime, and a rollback plan already rehearsed.',
      },
      {
        title: 'Improve',
        'mini-desc': `A review of usage every ${counted(PROMISES.cycleWeeks, 'week')}, starting with what slows people most.`,
      },
    ],
  },
  path2: {
    keywords:
      'managed service, system monitoring, operations centre, service level agreement, technical support, IT operations',
    overview: [
      {
        'small-title': 'Handover',
        'big-title': 'We know your environment before we run it',
        description: `We take stock of systems, contracts and access rights, and document each service and who depends on it. Our team works beside yours for ${counted(PROMISES.jointOperationDays, 'day')}, and takes over only once a readiness list that we both sign has been passed.`,
      },
      {
        'small-title': 'Operation',
        'big-title': 'Eyes on the\u00A0system at\u00A0every\u00A0hour',
        description: `An operations centre in Riyadh watches performance, security and capacity day and night. We respond to a critical incident within ${counted(PROMISES.incidentMinutes, 'minute')}, and resolve more than half of all faults before anyone reports them.`,
      },
      {
        'small-title': 'Commitment',
        'big-title': 'A service level agreement with no grey areas',
        description:
          'Every service has a published response time, resolution time and availability, on a dashboard you can open whenever you like. If we miss the agreed level, the invoice is reduced without your having to ask.',
        drawn: ['Response time', 'Resolution time', 'Availability'],
        instead: 'Agreed level',
      },
    ],
    'work-methodologies': [
      {
        title: 'Take over',
        'mini-desc': `Inventory, documentation and ${counted(PROMISES.jointOperationDays, 'day')} of joint operation before responsibility moves.`,
      },
      {
        title: 'Monitor',
        'mini-desc': 'Performance, security and capacity, with alerts that reach whoever can act.',
      },
      {
        title: 'Resolve',
        'mini-desc': `Three levels of support, and a response to critical incidents within ${counted(PROMISES.incidentMinutes, 'minute')}.`,
      },
      {
        title: 'Improve',
        'mini-desc': 'Root causes analysed every month, with a plan to keep each from returning.',
      },
    ],
  },
  path3: {
    keywords:
      'digital transformation, digital maturity assessment, roadmap, enterprise architecture, change management, IT consulting',
    overview: [
      {
        'small-title': 'Starting point',
        'big-title': 'Where does your organisation stand today?',
        description:
          'We begin with a maturity assessment of processes, systems, data and skills, compare it with best practice and regulatory requirements, and give you a frank picture of what works and what has to change.',
        drawn: ['Processes', 'Systems', 'Data', 'Skills', 'Best practice'],
      },
      {
        'small-title': 'Destination',
        'big-title': 'A roadmap made to be executed, not shelved',
        description:
          'We turn ambition into initiatives ranked by impact and effort. Each has an owner, a budget and an indicator; each phase ends with a clear decision to proceed or adjust.',
      },
      {
        'small-title': 'The way',
        'big-title': 'Change that people adopt',
        description:
          'We manage change with your teams through training, communication and quick wins, until the new system is the easiest way to get work done.',
      },
    ],
    'work-methodologies': [
      {
        title: 'Discover',
        'mini-desc': 'Interviews, workshops and data analysis that chart things as they are.',
      },
      {
        title: 'Design',
        'mini-desc': 'A target operating model, an enterprise architecture and a roadmap.',
      },
      { title: 'Deliver', 'mini-desc': 'Short increments, each put to use as soon as it is released.' },
      {
        title: 'Improve',
        'mini-desc': 'Continuous measurement, and a course adjusted to what the figures say.',
      },
    ],
  },
  path4: {
    keywords:
      'customer experience, user journey, satisfaction measurement, service design, contact centre, unified channels',
    overview: [
      {
        'small-title': 'Listening',
        'big-title': 'What people say, and what they leave unsaid',
        description:
          'We bring surveys, contact-centre calls and usage into one reading, and find the moments that raise satisfaction or lower it. We usually start from 50 and end with the 10\u00A0touchpoints that deserve work now.',
      },
      {
        'small-title': 'Design',
        'big-title': 'One journey across\u00A0every\u00A0channel',
        description:
          'We redraw the journey so that a request begun in the app can be finished at the branch without telling the story twice. We write the words, design the screens and forms, and train the people who serve face to face.',
        drawn: ['Branch', 'Contact centre', 'App'],
      },
      {
        'small-title': 'Measurement',
        'big-title': 'An indicator that reaches the decision-maker',
        description: `We tie satisfaction to service time and cost on one dashboard that alerts you when an indicator falls below its limit. Every ${counted(PROMISES.experienceReviewMonths, 'month')} we review with you what changed, why, and what comes next.`,
        drawn: ['Limit'],
      },
    ],
    'work-methodologies': [
      { title: 'Listen', 'mini-desc': 'Surveys, calls and behaviour, read together rather than apart.' },
      {
        title: 'Map',
        'mini-desc': 'A journey map for each audience, from the first need to after the service.',
      },
      {
        title: 'Design',
        'mini-desc': `Screens, words and forms that people try out every ${counted(PROMISES.cycleWeeks, 'week')}.`,
      },
      {
        title: 'Measure',
        'mini-desc': 'A satisfaction score at each touchpoint, and an alert at each drop.',
      },
    ],
  },
  path5: {
    keywords:
      'data management, business intelligence, data governance, data warehouse, dashboards, data quality',
    overview: [
      {
        'small-title': 'Foundation',
        'big-title': 'One source for one figure',
        description:
          'We list the sources and owners of data and settle conflicting definitions: who counts as a customer, and when is a request complete? Then we set the policies for classification, quality and sharing, in line with the National Data Management Office’s standards for data management, governance and personal data protection.',
      },
      {
        'small-title': 'Integration',
        'big-title': 'Data that arrives clean and on time',
        description:
          'We connect systems through monitored pipelines and check every batch before it enters the warehouse: is it complete, is it duplicated? Whatever fails goes back to its owner with a clear reason, and never into a report.',
        drawn: ['Check', 'Warehouse', 'Back to its owner'],
      },
      {
        'small-title': 'Decision',
        'big-title': 'A dashboard that answers a question',
        description:
          'Each dashboard starts from a question asked by a named person, not from whatever figures happen to exist. We build five to eight indicators for each department, and models that flag a trend before it becomes a problem.',
        drawn: ['Problem', 'Trend'],
      },
    ],
    'work-methodologies': [
      { title: 'Assess', 'mini-desc': 'Data maturity along five axes, and gaps ranked by priority.' },
      {
        title: 'Govern',
        'mini-desc': 'An owner for each data set, its classification and an approved sharing policy.',
      },
      { title: 'Connect', 'mini-desc': 'Monitored pipelines between systems, and no copying by hand.' },
      {
        title: 'Cleanse',
        'mini-desc': 'Automatic rules that check completeness, duplicates and accuracy before storage.',
      },
      { title: 'Present', 'mini-desc': 'Dashboards for each level of management, updated daily or live.' },
      {
        title: 'Forecast',
        'mini-desc': 'Models that estimate coming demand, and state their margin of error.',
      },
    ],
  },
};
