import { PATHS } from '#content/facts/paths.ts';
import type { DatedWorkshop } from '#content/records/workshop-times.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './event-card.module.css';

/** An event with its day as a numeral; its title breaks after the name of its row. */
export function EventCard({ event }: { event: DatedWorkshop }) {
  const { events } = useTexts('mediaCenter');
  const { id, startsAt, day, monthAndYear, time, isPast, note, hijri } = event;
  const { title, description } = events.items[id];
  return (
    <article className={styles.card}>
      <time className={styles.date} dateTime={startsAt}>
        <b>{day}</b> <span>{monthAndYear}</span>
      </time>
      <div className={styles.words}>
        <p>
          <Badge>
            <Text>{isPast ? events.past : events.upcoming}</Text>
          </Badge>
        </p>
        <p className={styles.facts}>
          <span>
            <Text>{hijri}</Text>
          </span>
          {time && (
            <span>
              <Icon name="clock" />
              {time}
            </span>
          )}
          <span>
            <Icon name="camera" />
            <Text>{events.place}</Text>
          </span>
        </p>
        <h3>
          <Text>{title.replace(': ', ':\n')}</Text>
        </h3>
        <p className={styles.description}>
          <Text>{description}</Text>
        </p>
        {note && (
          <p className={styles.note}>
            <Text>{note}</Text>
          </p>
        )}
        <MoreLink href={PATHS.workshop} label={fill('{action}: {title}', { action: events.action, title })}>
          <Text>{events.action}</Text>
        </MoreLink>
      </div>
    </article>
  );
}
