import { JOBS, type Job } from '#content/facts/jobs.ts';
import { relatedJobs } from '#content/facts/vacancies.ts';
import { siteConfig } from '#site-config';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { ApplyBanner } from './apply-banner.tsx';
import { ApplyLink } from './apply-link.tsx';
import { CopyJobLink } from './copy-job-link.tsx';
import { JobDetails } from './job-details.tsx';
import { JobHeader } from './job-header.tsx';
import { RolesEnding } from './roles-ending.tsx';
import { RelatedJobs } from './related-jobs.tsx';
import styles from './job-page.module.css';

/** A vacancy: what it is, the ways to apply, and two others. */
export function OpenJob({ job }: { job: Job }) {
  const { apply, related } = useTextEntry('careers', 'detail');
  const listing = job.listing ?? siteConfig.jobListingUrl;
  const others = relatedJobs(job.id, JOBS);
  return (
    <>
      <JobHeader job={job}>
        <ApplyLink href={listing}>{apply}</ApplyLink>
        <CopyJobLink id={job.id} />
      </JobHeader>
      <div className={`wrap ${styles.details}`}>
        <JobDetails job={job} />
      </div>
      <ApplyBanner id={job.id} listing={listing} />
      {others.length > 0 && (
        <div className={`wrap ${styles.others}`}>
          <RelatedJobs jobs={others} current={job.id} heading={related} />
        </div>
      )}
      <RolesEnding job={job} />
    </>
  );
}
