import { siteConfig } from '#site-config';
import { API_PATHS, LANGUAGE_PARAMETER } from '#shared/api.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { ReservationFields } from './reservation-fields.tsx';
import { useReservation } from './use-reservation.ts';
import styles from './reservation-form.module.css';

/**
 * Six fields, all required (specification, section 5). Without script it posts itself and the browser
 * validates; with script the same rules answer in the visitor's language and nothing typed is lost.
 */
export function ReservationForm() {
  const language = useLanguage();
  const { form: words } = useTexts('media_reservation');
  const isHydrated = useIsHydrated();
  const { form, state, issues, onSubmit, onCheck } = useReservation();
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${API_PATHS.workshopRegistration}?${LANGUAGE_PARAMETER}=${language}`}
      noValidate={isHydrated}
      aria-busy={state.kind === 'sending'}
      onSubmit={onSubmit}
      onBlur={onCheck}
      onChange={onCheck}
    >
      <ReservationFields issues={issues} />
      <div className={styles.send}>
        <Button type="submit" size="large" isWide isBusy={state.kind === 'sending'} busyLabel={words.sending}>
          <Text>{words.submit}</Text>
        </Button>
        <p className={styles.notice}>
          <Text>{fill(words.notice, { company: siteConfig.company.name[language] })}</Text>{' '}
          <Link href="/privacy-policy">
            <Text>{words.noticeLink}</Text>
          </Link>
          .
        </p>
        {(state.kind === 'failed' || state.kind === 'sent') && (
          <p className={styles[state.kind]}>
            <Text>{state.text}</Text>
          </p>
        )}
      </div>
    </form>
  );
}
