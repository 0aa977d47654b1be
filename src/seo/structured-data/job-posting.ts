import { siteConfig } from '#site-config';
import {
  jobDate,
  JOB_IDS,
  JOBS,
  QUALIFICATION_NUMBERS,
  RESPONSIBILITY_NUMBERS,
} from '#content/facts/jobs.ts';
import { addressOf } from '#src/i18n/language.ts';
import { absoluteUrl } from '../seo.ts';
import type { DescribedPage, JsonLd } from './json-ld.ts';
import { organizationReference } from './organization.ts';

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A vacancy, with the complete advertisement as its description; both languages share one identifier. */
export function jobPosting({ language, path, params, texts }: DescribedPage): JsonLd[] {
  const id = JOB_IDS.find((each) => String(each) === params['id']);
  if (id === undefined) return [];
  const words = texts.group('careers');
  const { locality, countryCode, name } = siteConfig.company;
  return [
    {
      '@type': 'JobPosting',
      title: words[`job_title_${id}`],
      description:
        `<p>${words[`about_the_job_${id}`]}</p>` +
        list(RESPONSIBILITY_NUMBERS.map((number) => words[`responsibilities_${id}_${number}`])) +
        list(QUALIFICATION_NUMBERS.map((number) => words[`minimum_qualifications_${id}_${number}`])),
      identifier: { '@type': 'PropertyValue', name: name.en, value: `job-${id}` },
      datePosted: jobDate(JOBS[id].published_on),
      employmentType: 'FULL_TIME',
      directApply: false,
      hiringOrganization: organizationReference(language),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: locality[language],
          addressRegion: locality[language],
          addressCountry: countryCode,
        },
      },
      url: absoluteUrl(addressOf(path, language)),
    },
  ];
}
