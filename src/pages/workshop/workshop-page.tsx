import { PATHS } from '#content/facts/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { MediaHeader } from '#src/sections/media-header/media-header.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { EventFacts } from './event-facts.tsx';
import { LargeDate } from './large-date.tsx';
import { Reservation } from './reservation.tsx';
import { TurningLines } from './turning-lines.tsx';
import { WorkshopContent } from './workshop-content.tsx';
import { WorkshopEnding } from './workshop-ending.tsx';
import styles from './workshop-page.module.css';

/** The online workshop with its registration form. */
export function WorkshopPage() {
  const { tag, form } = useTexts('media_reservation');
  const choice = useTextEntry('workshopTimes', 'choice');
  const { title } = useTextEntry('articles', 'ndsworkshop');
  const { heading } = useTextEntry('articleHeads', 'ndsworkshop');
  const date = useTextEntry('workshopTimes', 'date');
  const dayShown = useTextEntry('workshopTimes', 'dated').find(({ startsAt }) => startsAt === date);
  const { backToHome } = useTexts('common');
  return (
    <>
      {/* One form for both layouts: beside the title, and after the content at 768 px and below. */}
      <div className={styles.layout}>
        <TurningLines />
        <div className={styles.header}>
          <MediaHeader
            back={{ href: PATHS.home, text: backToHome }}
            title={heading ?? title}
            tag={tag}
            date={date}
            isDateHidden={dayShown !== undefined}
          />
          {choice !== '' && (
            <div className={styles.toForm}>
              <Button href={`${PATHS.workshop}#reservation`} size="large">
                <Text>{dayShown?.isPast ? form.headingForNext : form.heading}</Text>
              </Button>
            </div>
          )}
          {dayShown !== undefined && <LargeDate workshop={dayShown} />}
        </div>
        <div className={styles.form}>
          <Reservation />
        </div>
        <div className={styles.content}>
          <WorkshopContent />
          <EventFacts />
        </div>
      </div>
      <WorkshopEnding />
    </>
  );
}
