import { PATHS } from '#content/facts/paths.ts';
import { directionOf } from '#shared/languages.ts';
import { nextPlatformsCode } from '#src/ui/drawing/drawings/next-platforms-code.ts';
import { turningPoint } from '#src/ui/drawing/drawings/turning-point.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { NextEnding } from '#src/sections/ending/next-ending.tsx';
import { MediaHeader } from '#src/sections/media-header/media-header.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { EventFacts } from './event-facts.tsx';
import { LargeDate } from './large-date.tsx';
import { Reservation } from './reservation.tsx';
import { WorkshopContent } from './workshop-content.tsx';
import styles from './workshop-page.module.css';

/** The online workshop with its registration form. */
export function WorkshopPage() {
  const { tag, form } = useTexts('media_reservation');
  const choice = useTextEntry('workshopTimes', 'choice');
  const { title } = useTextEntry('articles', 'ndsworkshop');
  const { heading } = useTextEntry('articleHeads', 'ndsworkshop');
  const date = useTextEntry('workshopTimes', 'date');
  const dayShown = useTextEntry('workshopTimes', 'dated').find(({ startsAt }) => startsAt === date);
  const { label } = useTextEntry('endings', 'workshop');
  const platformsCode = useTextEntry('articles', 'platforms-code');
  const { backToHome } = useTexts('common');
  return (
    <>
      {/* One form for both layouts: beside the title, and after the content at 768 px and below. */}
      <div className={styles.layout}>
        <div className={styles.ground}>
          <Drawing drawing={turningPoint} direction={directionOf(useLanguage())} className={styles.turn} />
        </div>
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
              <Button href={`${PATHS.workshop}#reservation`}>
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
      <div className={styles.end}>
        <NextEnding
          label={label}
          title={platformsCode.title}
          href={PATHS.platformsCode}
          line={nextPlatformsCode}
        />
      </div>
    </>
  );
}
