import {
  DEPARTMENTS,
  QUALIFICATION_COUNT,
  RESPONSIBILITY_COUNT,
  type JobFacts,
  type JobWords,
} from '#content/records/job.ts';
import { isWebAddress } from '#content/facts/paths.ts';
import { ContentError } from './content-error.ts';
import { FieldReader } from './field-reader.ts';
import { sourcePairs } from './source-pairs.ts';
import type { TextFile } from './text-file.ts';

const WORDS = ['title', 'keywords', 'responsibilities', 'qualifications'];
const FACTS = ['department', 'published', 'listing', 'closed'];

/** Every job of `content/{ar,en}/jobs/{id}.md`, by its number. Throws a ContentError at the first mistake. */
export function readJobs(root?: string) {
  const pairs = sourcePairs('jobs', root).toSorted((a, b) => Number(a.name) - Number(b.name));
  const jobs = pairs.map(({ name, ar, en }) => {
    const arabic = new FieldReader(ar, [...WORDS, ...FACTS]);
    return {
      facts: factsOf(name, ar, arabic),
      ar: wordsOf(arabic),
      en: wordsOf(new FieldReader(en, WORDS, FACTS)),
    };
  });
  const byId = (language: 'ar' | 'en'): Record<string, JobWords> =>
    Object.fromEntries(jobs.map((job) => [job.facts.id, job[language]]));
  return { facts: jobs.map((job) => job.facts), words: { ar: byId('ar'), en: byId('en') } };
}

function factsOf(name: string, source: TextFile, fields: FieldReader): JobFacts {
  if (!/^[1-9]\d*$/.test(name)) {
    throw new ContentError(source.file, 1, 'is not named by a number: the file of /job-post/5 is 5.md.');
  }
  const listing = fields.optionalText('listing');
  if (listing !== undefined && !isWebAddress(listing)) {
    return fields.complain('listing', `"${listing}" is no address of the form https://….`);
  }
  return {
    id: Number(name),
    department: fields.choice('department', DEPARTMENTS),
    published: fields.date('published'),
    ...(listing !== undefined && { listing }),
    isClosed: fields.yes('closed'),
  };
}

function wordsOf(fields: FieldReader): JobWords {
  return {
    title: fields.text('title'),
    keywords: fields.text('keywords'),
    about: fields.paragraph('about the job'),
    responsibilities: fields.list('responsibilities', RESPONSIBILITY_COUNT),
    qualifications: fields.list('qualifications', QUALIFICATION_COUNT),
  };
}
