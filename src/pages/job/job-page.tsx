import { JOB_IDS, JOBS } from '#content/facts/jobs.ts';
import { siteConfig } from '#site-config';
import type { PageProps } from '#src/lib/page-props.ts';
import { ApplyBanner } from './apply-banner.tsx';
import { JobDetails } from './job-details.tsx';
import { JobHeader } from './job-header.tsx';
import { RelatedJobs } from './related-jobs.tsx';
import styles from './job-page.module.css';

/** One vacancy, at /job-post/{id} and /careers/{id}. */
export function JobPage({ params }: PageProps) {
  // Other ids are unknown addresses: the route table answers them.
  const job = JOBS[JOB_IDS.find((id) => String(id) === params['id']) ?? 1];
  const listing = job.listingUrl ?? siteConfig.jobListingUrl;
  return (
    <>
      <JobHeader job={job} listing={listing} />
      <div className={`wrap ${styles.columns}`}>
        <JobDetails job={job} />
        <RelatedJobs current={job.id} />
      </div>
      <ApplyBanner listing={listing} />
    </>
  );
}
