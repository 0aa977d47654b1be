import { Fragment } from 'react';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatList } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { Participants } from './participants.tsx';
import styles from './event-facts.module.css';

/** Where it is, as a word, and how one comes there. */
const PLACE = /^(?<place>[^،,]+)(?<comma>[،,] )(?<rest>.+)$/su;

/** Before the year of a day and its month. */
const YEAR = / (?=\d{4})/u;

/** When, where and with whom. */
export function EventFacts() {
  const language = useLanguage();
  const { dates, location, participants, workshops } = useTexts('media_reservation');
  const dated = useTextEntry('workshopTimes', 'dated');
  const { place, comma, rest } = PLACE.exec(location.text)?.groups ?? {};
  return (
    <aside className={styles.facts}>
      <section id="event-dates" aria-labelledby="event-dates-title">
        <h2 id="event-dates-title">
          <Text>{dates.heading}</Text>
        </h2>
        <ul className={styles.dates}>
          {dated.map(
            ({
              id,
              startsAt,
              day,
              monthAndYear,
              time,
              isPast,
              note = isPast && dates.past,
              hijri,
              calendar,
            }) => (
              <li key={id} data-item="">
                <time dateTime={startsAt}>
                  <b className={isPast ? styles.past : undefined}>{day}</b> <span>{monthAndYear}</span>
                </time>
                <small>
                  {hijri.split(YEAR).map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 && ' '}
                      <span>
                        <Text>{part}</Text>
                      </span>
                    </Fragment>
                  ))}
                </small>
                <small>
                  <Text>{formatList([workshops[id].name, ...(time ? [time] : [])], language)}</Text>
                </small>
                {note && (
                  <small>
                    <Text>{note}</Text>
                  </small>
                )}
                {calendar && (
                  <a href={calendar} download aria-label={`${dates.addToCalendar}: ${workshops[id].name}`}>
                    <Icon name="calendar" />
                    <Text>{dates.addToCalendar}</Text>
                  </a>
                )}
              </li>
            ),
          )}
        </ul>
      </section>
      <section id="location" aria-labelledby="location-title">
        <h2 id="location-title">
          <Text>{location.heading}</Text>
        </h2>
        <p className={styles.place}>
          {place !== undefined && (
            <b>
              <span>
                <Text>{place}</Text>
              </span>
              <span className="visually-hidden">{comma}</span>
            </b>
          )}
          <span>
            <Text>{rest ?? location.text}</Text>
          </span>
        </p>
      </section>
      <section id="participating-entities" aria-labelledby="participating-entities-title">
        <h2 id="participating-entities-title">
          <Text>{participants.heading}</Text>
        </h2>
        <Participants />
      </section>
    </aside>
  );
}
