import { jobOf } from '#content/facts/jobs.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import { ClosedJob } from './closed-job.tsx';
import { OpenJob } from './open-job.tsx';

/** One job, at /job-post/{id} and /careers/{id}; a vacancy that is closed says so. */
export function JobPage({ params }: PageProps) {
  const job = jobOf(params['id']);
  // The route table answers unknown addresses itself.
  if (job === undefined) throw new Error(`There is no job ${params['id'] ?? ''}.`);
  return job.isClosed ? <ClosedJob job={job} /> : <OpenJob job={job} />;
}
