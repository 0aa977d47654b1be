import { endOf, isToCome, workshopAt } from '#content/facts/workshop-times.ts';
import { WORKSHOPS, type Workshop, type WorkshopDate } from '#content/facts/workshops.ts';
import { addressOf } from '#shared/languages.ts';
import { withRiyadhOffset } from '#shared/riyadh.ts';
import { fill } from '#src/i18n/format.ts';
import { absoluteUrl } from '../seo.ts';
import type { DescribedPage, JsonLd } from './json-ld.ts';
import { organizationReference } from './organization.ts';

function isOffered(workshop: Workshop, date: WorkshopDate, now: Date): boolean {
  return workshopAt(workshop, now).registration === 'open' && isToCome(date, now);
}

/**
 * The dates of the workshops as online events, the past ones too; times carry Riyadh's offset. Only a date to come whose
 * registration is open has places to offer.
 */
export function workshopEvents(
  { language, path, texts, image, now }: DescribedPage,
  all: readonly Workshop[] = WORKSHOPS,
): JsonLd[] {
  const { eventName, workshops } = texts.group('media_reservation');
  const { description } = texts.entry('articleHeads', 'ndsworkshop');
  const url = absoluteUrl(addressOf(path, language));
  return all.flatMap((workshop) =>
    workshop.dates.map((date) => ({
      '@type': 'Event',
      name: fill(eventName, { workshop: workshops[workshop.id].name }),
      description,
      startDate: date.startsAt,
      // Where no hour is named there is none to count from.
      ...(date.startsAt.includes('T') && { endDate: withRiyadhOffset(endOf(date)) }),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url },
      image,
      inLanguage: language,
      organizer: organizationReference(language),
      ...(isOffered(workshop, date, now) && {
        offers: {
          '@type': 'Offer',
          price: '0',
          priceCurrency: 'SAR',
          availability: 'https://schema.org/InStock',
          url: `${url}#reservation`,
        },
      }),
    })),
  );
}
