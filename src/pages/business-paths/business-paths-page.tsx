import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { ContactEnding } from '#src/sections/ending/contact-ending.tsx';
import { closingPaths } from '#src/ui/drawing/drawings/closing-paths.ts';
import { FivePaths } from './five-paths.tsx';
import { PathsHeader } from './paths-header.tsx';
import merging from './merging.module.css';

export function BusinessPathsPage() {
  const ending = useTextEntry('endings', 'businessPaths');
  return (
    <>
      <PathsHeader />
      <FivePaths />
      <ContactEnding
        title={ending.title}
        line={closingPaths}
        layout={merging.ending}
        {...(merging.arrival && { arrival: merging.arrival })}
      />
    </>
  );
}
