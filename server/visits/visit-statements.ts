import { RETENTION_MONTHS } from '#content/facts/retention.ts';
import { dayInRiyadh } from '#shared/riyadh.ts';
import { sql } from '#server/storage/sql.ts';
import type { Statement } from '#server/storage/store.ts';

/** So many visits of one kind. */
export interface VisitCount {
  /** In Riyadh, as an ISO date. */
  day: string;
  /** The language-free path of the page on which the visits began. */
  page: string;
  language: string;
  /** The site they came from; see `visit-source.ts`. */
  source: string;
  hits: number;
}

/** Adds visits to those that are counted already, by whichever instance. */
export function addVisits({ day, page, language, source, hits }: VisitCount): Statement {
  return sql`insert into visits (day, page, language, source, hits)
    values (${day}, ${page}, ${language}, ${source}, ${hits})
    on conflict (day, page, language, source) do update set hits = visits.hits + excluded.hits`;
}

/** Forgets the visits that were kept for as long as the privacy policy says. */
export function forgetOldVisits(now: Date): Statement {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - RETENTION_MONTHS.visits);
  return sql`delete from visits where day < ${dayInRiyadh(end)}`;
}
