import { EVENT_HREF, type EVENTS } from '#content/facts/events.ts';
import { useHasPassed } from '#src/lib/use-has-passed.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatDateParts, formatTime } from '#shared/dates.ts';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './event-card.module.css';

/** An event with its day as a numeral. The browser's clock says whether it is past, never the build's. */
export function EventCard({ event }: { event: (typeof EVENTS)[number] }) {
  const language = useLanguage();
  const { events } = useTexts('mediaCenter');
  const isPast = useHasPassed(event.endsCountdown);
  const { title, description } = events.items[event.id];
  const { day, monthAndYear } = formatDateParts(event.startsAt, language);
  return (
    <article className={styles.card}>
      <time className={styles.date} dateTime={event.startsAt}>
        <b>{day}</b> <span>{monthAndYear}</span>
      </time>
      <div className={styles.words}>
        <p className={styles.facts}>
          {isPast !== undefined && (
            <Badge>
              <Text>{isPast ? events.past : events.upcoming}</Text>
            </Badge>
          )}
          {event.startsAt.includes('T') && (
            <span>
              <Icon name="clock" />
              {formatTime(event.startsAt, language)}
            </span>
          )}
          <span>
            <Icon name="camera" />
            <Text>{events.place}</Text>
          </span>
        </p>
        <h3>
          <Text>{title}</Text>
        </h3>
        <p className={styles.description}>
          <Text>{description}</Text>
        </p>
        <MoreLink href={EVENT_HREF} label={fill('{action}: {title}', { action: events.action, title })}>
          <Text>{events.action}</Text>
        </MoreLink>
      </div>
    </article>
  );
}
