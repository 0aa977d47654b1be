import { About } from './about.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CaseStudies } from './case-studies.tsx';
import { Clients } from './clients.tsx';
import { Header } from './header.tsx';
import { Process } from './process.tsx';
import { Services } from './services.tsx';
import { Solutions } from './solutions.tsx';

/** The NDS platform: the same land in green. */
export function NdsPage() {
  return (
    <>
      <Header />
      <About />
      <Solutions />
      <Process />
      <CaseStudies />
      <Services />
      <Clients />
      <CallToAction />
    </>
  );
}
