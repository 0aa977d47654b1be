import { PATHS } from '#content/facts/paths.ts';
import type { DatedWorkshop } from '#content/records/workshop-times.ts';
import { directionOf } from '#shared/languages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { swell } from '#src/ui/drawing/drawings/swell.ts';
import { swellNext } from '#src/ui/drawing/drawings/swell-next.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './event-card.module.css';
import line from './events.module.css';

interface Props {
  event: DatedWorkshop;
  isLast: boolean;
}

/**
 * An event: its day as a numeral with its facts, on a mast that stands on the crest of the water, the sea of the page's
 * header, which goes on to the next one's; its title breaks after the name of its row.
 */
export function EventCard({ event, isLast }: Props) {
  const { events } = useTexts('mediaCenter');
  const direction = directionOf(useLanguage());
  const { id, startsAt, day, monthAndYear, time, isPast, note, hijri } = event;
  const { title, description } = events.items[id];
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <time dateTime={startsAt}>
          <b>{day}</b> <span>{monthAndYear}</span>
        </time>
        <p>
          <Badge>
            <Text>{isPast ? events.past : events.upcoming}</Text>
          </Badge>
        </p>
        <p>
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
      </div>
      <div className={classNames(line.water, isPast && line.past)}>
        <Drawing drawing={isLast ? swellNext : swell} direction={direction} isStretched />
      </div>
      <div className={styles.words}>
        <h3>
          <Text>{title.replace(': ', ':\n')}</Text>
        </h3>
        <p>
          <Text>{description}</Text>
        </p>
        {note && (
          <p>
            <Text>{note}</Text>
          </p>
        )}
        <MoreLink href={PATHS.workshop} label={`${events.action}: ${title}`}>
          <Text>{events.action}</Text>
        </MoreLink>
      </div>
    </article>
  );
}
