import type { Job } from '#content/facts/jobs.ts';
import { PATHS } from '#content/facts/paths.ts';
import { LineEnding } from '#src/sections/ending/line-ending.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { RoleNames } from './role-names.tsx';

/** All jobs on one straight line, the dot at this one, and the way to the others. */
export function RolesEnding({ job }: { job: Job }) {
  const { title } = useTextEntry('endings', 'job');
  const { closed } = useTextEntry('careers', 'detail');
  return (
    <>
      <RoleNames job={job} />
      <LineEnding
        title={title}
        action={
          <Button href={PATHS.careers} look="outline" size="large">
            <Text>{closed.all}</Text>
            <Icon name="arrow" />
          </Button>
        }
      />
    </>
  );
}
