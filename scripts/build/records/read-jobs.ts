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
import { sourcePairs, type SourcePair } from './source-pairs.ts';
import type { TextFile } from './text-file.ts';

const FACTS = ['department', 'published', 'listing', 'closed'];

/** Every job of `content/{ar,en}/jobs/{id}.md`, by its number. Throws a ContentError at the first mistake. */
export function readJobs(root?: string) {
  const pairs = sourcePairs('jobs', root).toSorted((a, b) => Number(a.name) - Number(b.name));
  const jobs = pairs.map((pair) => ({ facts: facts(pair), ar: words(pair.ar), en: words(pair.en, FACTS) }));
  const byId = (language: 'ar' | 'en'): Record<string, JobWords> =>
    Object.fromEntries(jobs.map((job) => [job.facts.id, job[language]]));
  return { facts: jobs.map((job) => job.facts), words: { ar: byId('ar'), en: byId('en') } };
}

function facts({ name, ar }: SourcePair): JobFacts {
  if (!/^[1-9]\d*$/.test(name)) {
    throw new ContentError(ar.file, 1, 'is not named by a number: the file of /job-post/5 is 5.md.');
  }
  const fields = new FieldReader(ar);
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

function words(source: TextFile, elsewhere: readonly string[] = []): JobWords {
  const fields = new FieldReader(source);
  // Known here; their values are read as facts.
  if (elsewhere.length === 0) for (const key of FACTS) fields.optionalText(key);
  const job = {
    title: fields.text('title'),
    keywords: fields.text('keywords'),
    about: source.body.trim(),
    responsibilities: fields.list('responsibilities', RESPONSIBILITY_COUNT),
    qualifications: fields.list('qualifications', QUALIFICATION_COUNT),
  };
  fields.finish(elsewhere);
  if (job.about === '' || job.about.includes('\n')) {
    throw new ContentError(
      source.file,
      source.bodyLine,
      'one paragraph about the job stands below the head.',
    );
  }
  return job;
}
