import { JOBS } from '#content/facts/jobs.ts';
import type { JobWords } from '#content/records/job.ts';
import { formatDate } from '#shared/dates.ts';
import type { Language } from '#shared/languages.ts';

/**
 * The flat keys that the specification gives the texts of a job (`job_title_1`, `responsibilities_1_2` …), for
 * those who read /i18n/{language}.json. The site itself reads the records.
 */
export function specifiedJobKeys(
  words: Readonly<Record<string, JobWords>>,
  language: Language,
): Record<string, string> {
  const keys: Record<string, string> = {};
  const addNumbered = (key: string, texts: readonly string[]) => {
    for (const [index, text] of texts.entries()) keys[`${key}_${index + 1}`] = text;
  };
  for (const { id, published } of JOBS) {
    const job = words[id];
    if (job === undefined) continue;
    keys[`job_title_${id}`] = job.title;
    keys[`published_on_${id}`] = formatDate(published, language);
    keys[`keywords_${id}`] = job.keywords;
    keys[`about_the_job_${id}`] = job.about;
    addNumbered(`responsibilities_${id}`, job.responsibilities);
    addNumbered(`minimum_qualifications_${id}`, job.qualifications);
  }
  return keys;
}
