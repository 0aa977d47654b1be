import type { WorkshopChoice } from '#content/records/workshop-times.ts';
import { API_PATHS } from '#shared/api.ts';
import { formAddress } from '#src/forms/form-address.ts';
import { WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { FormFrame } from '#src/forms/form-frame.tsx';
import { FormField, FormInput } from '#src/forms/form-input.tsx';
import { FormNotice } from '#src/forms/form-notice.tsx';
import { FormResult } from '#src/forms/form-result.tsx';
import { FormSubmit } from '#src/forms/form-submit.tsx';
import ruled from '#src/forms/ruled-fields.module.css';
import { useForm } from '#src/forms/use-form.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './reservation-form.module.css';

const ADDRESS = formAddress(API_PATHS.workshopRegistration);

/**
 * Six fields, all required; their names are the payload's keys (rule:reservation-payload). Without
 * script it posts itself and the browser validates; with script the same rules answer in the visitor's
 * language and nothing typed is lost.
 */
export function ReservationForm() {
  const { form: words, registered_workshop } = useTexts('media_reservation');
  const { allRequired } = useTexts('forms');
  const { choices, choice } = useTexts('workshopTimes');
  const fields = useTextEntry('formFields', 'workshop');
  const form = useForm({
    name: 'reservation',
    fields: WORKSHOP_FIELDS,
    address: ADDRESS,
    sentText: registered_workshop,
  });
  return (
    <FormFrame form={form} address={ADDRESS} again={words.again} className={`${ruled.fields} ${styles.form}`}>
      <p className={styles.required}>
        <Text>{allRequired}</Text>
      </p>
      <FormInput form={form} name="first_name" label={fields.first_name.label} autoComplete="given-name" />
      <FormInput form={form} name="last_name" label={fields.last_name.label} autoComplete="family-name" />
      <FormInput form={form} name="email" label={fields.email.label} autoComplete="email" />
      <FormInput form={form} name="phone" label={fields.phone.label} autoComplete="tel" />
      <FormInput form={form} name="employer" label={fields.employer.label} autoComplete="organization" />
      <FormField
        form={form}
        name="workshop"
        label={fields.workshop.label}
        advice={<Notes choices={choices} />}
      >
        {(control) => (
          <select {...control} required defaultValue={choice}>
            {choices.map(({ value, label, note }) => (
              <option key={value} value={value} disabled={note === undefined}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <div className={styles.send}>
        <FormSubmit progress={form.progress} sendingLabel={words.sending} isWide>
          {words.submit}
        </FormSubmit>
        <FormNotice>{words.notice}</FormNotice>
        <FormResult progress={form.progress} />
      </div>
    </FormFrame>
  );
}

/** What a registration leads to, for each choice; the style sheet shows that of the chosen one, without script too. */
function Notes({ choices }: { choices: readonly WorkshopChoice[] }) {
  return (
    <span className={styles.notes} aria-live="polite">
      {choices.map(({ value, note }) => (
        <span key={value}>{note && <Text>{note}</Text>}</span>
      ))}
    </span>
  );
}
