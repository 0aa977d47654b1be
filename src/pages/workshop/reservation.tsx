import { workshopAt } from '#content/facts/workshop-times.ts';
import { WORKSHOPS } from '#content/facts/workshops.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ReservationForm } from './reservation-form.tsx';
import styles from './reservation.module.css';

function isRegistrationClosed(): boolean {
  return !WORKSHOPS.some((each) => workshopAt(each, new Date()).registration === 'open');
}

/** The form, or a note once registration has closed (rule:past-workshops). */
export function Reservation() {
  const { form } = useTexts('media_reservation');
  const isHydrated = useIsHydrated();
  const isClosed = isHydrated && isRegistrationClosed();
  return (
    <section id="reservation" className={styles.card} aria-labelledby="reservation-title">
      <h2 id="reservation-title">
        <Text>{form.heading}</Text>
      </h2>
      {isClosed ? (
        <p>
          <Text>{form.closed}</Text>
        </p>
      ) : (
        <ReservationForm />
      )}
    </section>
  );
}
