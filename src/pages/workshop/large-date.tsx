import { WORKSHOPS } from '#content/facts/workshops.ts';
import type { DatedWorkshop } from '#content/records/workshop-times.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './large-date.module.css';

/** The day as a monument, its month, and whose it is. The header says the date in words to voices, so they pass it over. */
export function LargeDate({ workshop }: { workshop: DatedWorkshop }) {
  const { dates, places, workshops } = useTexts('media_reservation');
  const { id, startsAt, day, monthAndYear, isPast, note } = workshop;
  const place = WORKSHOPS.find((each) => each.id === id)?.dates.find(
    (date) => date.startsAt === startsAt,
  )?.place;
  return (
    <p className={styles.date} aria-hidden="true">
      <b>{day}</b>
      <span>
        <strong>{monthAndYear}</strong>
        <Text>{workshops[id].name}</Text>
        {place !== undefined && (
          <i>
            <Text>{places[place]}</Text>
          </i>
        )}
      </span>
      {isPast && (
        <em>
          <Text>{note ?? dates.pastAndNext}</Text>
        </em>
      )}
    </p>
  );
}
