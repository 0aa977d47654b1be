import { siteConfig } from '#site-config';
import { jobOf } from '#content/facts/jobs.ts';
import { addressOf } from '#shared/languages.ts';
import { absoluteUrl } from '../seo.ts';
import type { DescribedPage, JsonLd } from './json-ld.ts';
import { organizationReference } from './organization.ts';

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/**
 * A vacancy, with the complete advertisement as its description; both languages share one identifier. A closed
 * one is none.
 */
export function jobPosting({ language, path, params, texts }: DescribedPage): JsonLd[] {
  const job = jobOf(params['id']);
  if (job === undefined || job.isClosed) return [];
  const words = texts.entry('jobs', String(job.id));
  const { locality, countryCode, name } = siteConfig.company;
  return [
    {
      '@type': 'JobPosting',
      title: words.title,
      description: `<p>${words.about}</p>` + list(words.responsibilities) + list(words.qualifications),
      identifier: { '@type': 'PropertyValue', name: name.en, value: `job-${job.id}` },
      datePosted: job.published,
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
