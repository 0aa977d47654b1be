import { siteConfig } from '#site-config';
import { WORKSHOPS } from '#content/facts/workshops.ts';
import { keyedHash } from '#server/base/keyed-hash.ts';
import { LETTERS } from '#server/forms/forms.ts';
import { composeLetter } from '#server/outbox/compose-letter.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';

/** A letter of the gallery. */
export interface SampleLetter {
  name: string;
  language: Language;
  html: string;
}

const [, second] = WORKSHOPS;
const PEOPLE = {
  ar: { first_name: 'نورة', last_name: 'العتيبي', name: 'نورة العتيبي', employer: 'وزارة الاتصالات' },
  en: {
    first_name: 'Noura',
    last_name: 'Al Otaibi',
    name: 'Noura Al Otaibi',
    employer: 'Ministry of Communications',
  },
};
const MESSAGES = {
  ar: { subject: 'موعد للقاء', message: 'نرغب في لقاء فريقكم.\nيناسبنا الأسبوع القادم.' },
  en: { subject: 'A meeting', message: 'We would like to meet your team.\nNext week suits us.' },
};

const DATE = second.dates[0]?.startsAt ?? '';
/** Before the second workshop. */
const NOW = new Date('2025-05-01T09:00:00Z');

/** What somebody who registered was told, by the state of the letter that says so. */
const TOLD: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  'registration-confirmation': { dated: { told_date: DATE }, undated: { told_date: '' } },
  'registration-update': {
    set: { told_date: DATE },
    moved: { told_date: DATE, withdrawn_date: DATE },
    cancelled: { told_date: '', withdrawn_date: DATE },
  },
};

/** Every kind of letter in both languages and all its states, from one row that has what each needs. */
export function sampleLetters(): SampleLetter[] {
  return LANGUAGES.flatMap((language) =>
    LETTERS.flatMap((source) =>
      Object.entries(TOLD[source.kind] ?? { '': {} }).map(([state, told]) => {
        const row = {
          id: '01980000-0000-7000-8000-000000000000',
          language,
          email: 'noura@entity.gov.sa',
          phone: '+966 50 123 4567',
          company: 'Node',
          workshop: second.value,
          ...PEOPLE[language],
          ...MESSAGES[language],
          ...told,
        };
        const { html } = composeLetter('sample', source, row, {
          from: { name: siteConfig.company.name.en, address: siteConfig.company.email },
          to: [{ name: '', address: siteConfig.company.email }],
          companyName: siteConfig.company.name,
          companyAddress: siteConfig.company.address,
          siteUrl: siteConfig.origin,
          hash: keyedHash('sample'),
          now: () => NOW,
        });
        return { name: [source.kind, state].filter(Boolean).join('-'), language, html };
      }),
    ),
  );
}
