import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { ReservationForm } from './reservation-form.tsx';
import styles from './reservation.module.css';

/** The form, or a note once no workshop takes registrations any more (rule:past-workshops). */
export function Reservation() {
  const { form } = useTexts('media_reservation');
  const choice = useTextEntry('workshopTimes', 'choice');
  return (
    <section id="reservation" className={styles.card} aria-labelledby="reservation-title">
      <h2 id="reservation-title">
        <Text>{form.heading}</Text>
      </h2>
      {choice === '' ? (
        <p>
          <Text>{form.closed}</Text>
        </p>
      ) : (
        <ReservationForm />
      )}
    </section>
  );
}
