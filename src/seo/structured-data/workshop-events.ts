import { WORKSHOPS } from '#content/facts/workshops.ts';
import { addressOf } from '#shared/languages.ts';
import { fill } from '#src/i18n/format.ts';
import { absoluteUrl } from '../seo.ts';
import type { DescribedPage, JsonLd } from './json-ld.ts';
import { organizationReference } from './organization.ts';

/** The dated workshops as online events; times carry Riyadh's offset. */
export function workshopEvents({ language, path, texts, image }: DescribedPage): JsonLd[] {
  const { eventName, workshops } = texts.group('media_reservation');
  const { description } = texts.entry('articleHeads', 'ndsworkshop');
  const url = absoluteUrl(addressOf(path, language));
  return WORKSHOPS.flatMap(({ id, dates }) =>
    dates.map(({ startsAt }) => ({
      '@type': 'Event',
      name: fill(eventName, { workshop: workshops[id].name }),
      description,
      startDate: startsAt,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url },
      image,
      inLanguage: language,
      organizer: organizationReference(language),
      offers: {
        '@type': 'Offer',
        price: '0',
        priceCurrency: 'SAR',
        availability: 'https://schema.org/InStock',
        url: `${url}#reservation`,
      },
    })),
  );
}
