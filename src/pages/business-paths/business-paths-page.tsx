import { ContactBanner } from '#src/sections/contact-banner/contact-banner.tsx';
import { FivePaths } from './five-paths.tsx';
import { PathsHeader } from './paths-header.tsx';

export function BusinessPathsPage() {
  return (
    <>
      <PathsHeader />
      <FivePaths />
      <ContactBanner />
    </>
  );
}
