import { PATHS } from '#content/facts/paths.ts';
import type { Job } from '#content/facts/jobs.ts';
import { OPEN_JOBS } from '#content/facts/vacancies.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { JobHeader } from './job-header.tsx';
import { RelatedJobs } from './related-jobs.tsx';

/** More would be the list of vacancies, which has a page. */
const MAX_OTHERS = 4;

/** A vacancy that is no longer one. Its address was passed on and stays; it offers what is open. */
export function ClosedJob({ job }: { job: Job }) {
  const { closed } = useTextEntry('careers', 'detail');
  return (
    <>
      <JobHeader job={job}>
        <p className="lead">
          <Text>{closed.notice}</Text>
        </p>
        <Button href={PATHS.careers} look="solid" size="large">
          <Text>{closed.all}</Text>
          <Icon name="arrow" />
        </Button>
      </JobHeader>
      {OPEN_JOBS.length > 0 && (
        <RelatedJobs jobs={OPEN_JOBS.slice(0, MAX_OTHERS)} current={job.id} heading={closed.others} />
      )}
    </>
  );
}
