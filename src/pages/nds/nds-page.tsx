import { NdsAbout } from './nds-about.tsx';
import { NdsCallToAction } from './nds-call-to-action.tsx';
import { NdsCaseStudies } from './nds-case-studies.tsx';
import { NdsClients } from './nds-clients.tsx';
import { NdsHeader } from './nds-header.tsx';
import { NdsProcess } from './nds-process.tsx';
import { NdsServices } from './nds-services.tsx';
import { NdsSolutions } from './nds-solutions.tsx';

/** The NDS platform: the same land in green (specification, "NDS page"). */
export function NdsPage() {
  return (
    <>
      <NdsHeader />
      <NdsAbout />
      <NdsSolutions />
      <NdsProcess />
      <NdsCaseStudies />
      <NdsServices />
      <NdsClients />
      <NdsCallToAction />
    </>
  );
}
