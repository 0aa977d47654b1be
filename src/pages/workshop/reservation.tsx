import { REGISTRATION_CLOSES_AT } from '#content/facts/workshops.ts';
import { hasPassed } from '#src/lib/countdown.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ReservationForm } from './reservation-form.tsx';
import styles from './reservation.module.css';

function isRegistrationClosed(): boolean {
  return REGISTRATION_CLOSES_AT !== null && hasPassed(REGISTRATION_CLOSES_AT, new Date());
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
