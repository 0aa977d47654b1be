import type { operatorReport as source } from '../ar/operator-report.ts';
import type { TextsOf } from '../texts-of.ts';

export const operatorReport: TextsOf<typeof source> = {
  columns: {
    created_at: 'Sent at',
    language: 'Language',
    id: 'Reference',
  },
  languages: { ar: 'Arabic', en: 'English' },
  report: {
    title: 'Website report',
    period: '{first} to {last}',
    written: 'Made on {moment}, Riyadh time',
    privacy: 'Totals only: this report holds no name, no address and nothing that identifies anyone.',
    totals: 'Summary',
    counted: {
      registrations: 'Workshop registrations',
      messages: 'Contact messages',
      subscriptions: 'Newsletter subscriptions',
      visits: 'Visits',
    },
    byDay: 'Over time',
    byWorkshop: 'By workshop',
    byLanguage: 'By language',
    byPage: 'By the page on which the visit began',
    bySource: 'By referring site',
    direct: 'Direct',
    otherSites: 'Other sites',
    homePage: 'Home page',
    others: 'All others ({count})',
    most: {
      day: 'Highest in one day: {count}',
      week: 'Highest in one week: {count}',
      month: 'Highest in one month: {count}',
    },
    numbers: 'Show the numbers',
    none: 'Nothing in this period.',
    how: 'How are visits counted? The server itself counts a page that is opened from outside the site, without cookies, network addresses or browser fingerprints. It leaves out robots, anyone who asks not to be tracked, and moves from page to page within the site.',
  },
};
