import { LandFromAbove } from '#src/sections/opening/land-from-above.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { Articles } from './articles.tsx';
import { Events } from './events.tsx';

/** Events and articles. */
export function MediaCenterPage() {
  const { title, lead } = useTexts('mediaCenter');
  return (
    <>
      <PageHeader
        look="aerial"
        theme="blue"
        scene={<LandFromAbove name="coast" />}
        title={title}
        lead={lead}
      />
      <Events />
      <Articles />
    </>
  );
}
