import { siteConfig } from '#site-config';
import { formatDate } from '#shared/dates.ts';
import { addressOf, type Language } from '#shared/languages.ts';
import { absoluteUrl } from '#src/seo/seo.ts';
import { lastModified } from './page-dates.ts';

/** What stands in the margins of a printed page and differs from page to page; print/sheet.css reads it from <html>. */
interface PlaceOnPaper {
  address: string;
  day: string;
}

/** The address as one would type it, and the day of the page's last change; `label` says what the day is. */
export function placeOnPaper(path: string, language: Language, label: string): PlaceOnPaper {
  return {
    address: absoluteUrl(addressOf(path, language)).replace(/^https?:\/\//, ''),
    day: `${label} ${formatDate(lastModified(path), language)}`,
  };
}

/** All that stands there, as attributes of <html>; `page` is `صفحة {page} من {pages}`. */
export function paperMargins(
  path: string,
  language: Language,
  { page, label }: { page: string; label: string },
): Readonly<Record<`data-${string}`, string>> {
  const { address, day } = placeOnPaper(path, language, label);
  const [before = '', between = ''] = page.split(/\{\w+\}/);
  return {
    'data-name': siteConfig.company.name[language],
    'data-address': address,
    'data-day': day,
    'data-page': before.trim(),
    'data-of': between.trim(),
  };
}
