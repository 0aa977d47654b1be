import { LineEnding } from '#src/sections/ending/line-ending.tsx';
import { PageHeader } from '#src/sections/page-header/page-header.tsx';
import { closingFerry } from '#src/ui/drawing/drawings/closing-ferry.ts';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { SubscribeForm } from '#src/sections/subscribe-form/subscribe-form.tsx';
import { Articles } from './articles.tsx';
import { Events } from './events.tsx';
import coast from './coast.module.css';
import styles from './media-center-page.module.css';

/** Events and articles. */
export function MediaCenterPage() {
  const { title, lead } = useTexts('mediaCenter');
  const ending = useTextEntry('endings', 'mediaCenter');
  return (
    <>
      <div className={styles.sea}>
        <PageHeader
          look="aerial"
          theme="blue"
          land={{ picture: 'coast', place: coast.scene }}
          title={title}
          lead={lead}
        />
      </div>
      <Events />
      <Articles />
      <LineEnding title={ending.title} line={closingFerry} action={<SubscribeForm />} />
    </>
  );
}
