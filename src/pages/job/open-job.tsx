import { PATHS } from '#content/facts/paths.ts';
import { JOBS, type Job } from '#content/facts/jobs.ts';
import { relatedJobs } from '#content/facts/vacancies.ts';
import { siteConfig } from '#site-config';
import { LineEnding } from '#src/sections/ending/line-ending.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { ApplyBanner } from './apply-banner.tsx';
import { ApplyLink } from './apply-link.tsx';
import { CopyJobLink } from './copy-job-link.tsx';
import { JobDetails } from './job-details.tsx';
import { JobHeader } from './job-header.tsx';
import { RelatedJobs } from './related-jobs.tsx';

/** A vacancy: what it is, the ways to apply, and two others. */
export function OpenJob({ job }: { job: Job }) {
  const { apply, related, closed } = useTextEntry('careers', 'detail');
  const { title } = useTextEntry('endings', 'job');
  const listing = job.listing ?? siteConfig.jobListingUrl;
  const others = relatedJobs(job.id, JOBS);
  return (
    <>
      <JobHeader job={job}>
        <ApplyLink href={listing}>{apply}</ApplyLink>
        <CopyJobLink id={job.id} />
      </JobHeader>
      <JobDetails job={job} />
      <ApplyBanner id={job.id} listing={listing} />
      {others.length > 0 && <RelatedJobs jobs={others} current={job.id} heading={related} />}
      <LineEnding
        title={title}
        action={
          <Button href={PATHS.careers} look="solid" size="large">
            <Text>{closed.all}</Text>
            <Icon name="arrow" />
          </Button>
        }
      />
    </>
  );
}
