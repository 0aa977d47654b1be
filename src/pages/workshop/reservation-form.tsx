import { WORKSHOPS } from '#content/facts/workshops.ts';
import { API_PATHS } from '#shared/api.ts';
import { DEFAULT_WORKSHOP, WORKSHOP_FIELDS } from '#shared/form-fields.ts';
import { FormFrame } from '#src/forms/form-frame.tsx';
import { FormField, FormInput } from '#src/forms/form-input.tsx';
import { FormNotice } from '#src/forms/form-notice.tsx';
import { FormResult } from '#src/forms/form-result.tsx';
import { FormSubmit } from '#src/forms/form-submit.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { fill } from '#src/i18n/format.ts';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './reservation-form.module.css';

/**
 * Six fields, all required; their names are the payload's keys (rule:reservation-payload). Without
 * script it posts itself and the browser validates; with script the same rules answer in the visitor's
 * language and nothing typed is lost.
 */
export function ReservationForm() {
  const { form: words, workshops, registered_workshop } = useTexts('media_reservation');
  const fields = useTextEntry('formFields', 'workshop');
  const form = useForm({
    name: 'reservation',
    fields: WORKSHOP_FIELDS,
    address: API_PATHS.workshopRegistration,
    sentText: registered_workshop,
  });
  return (
    <FormFrame form={form} address={API_PATHS.workshopRegistration} className={styles.form}>
      <FormInput form={form} name="first_name" label={fields.first_name.label} autoComplete="given-name" />
      <FormInput form={form} name="last_name" label={fields.last_name.label} autoComplete="family-name" />
      <FormInput form={form} name="email" label={fields.email.label} autoComplete="email" />
      <FormInput form={form} name="phone" label={fields.phone.label} autoComplete="tel" />
      <FormInput form={form} name="employer" label={fields.employer.label} autoComplete="organization" />
      <FormField form={form} name="workshop" label={fields.workshop.label}>
        {(control) => (
          <select {...control} required defaultValue={DEFAULT_WORKSHOP}>
            {WORKSHOPS.map(({ id, value, isOpen }) => (
              <option key={id} value={value} disabled={!isOpen}>
                {isOpen ? workshops[id].name : fill(words.soonOption, { workshop: workshops[id].name })}
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
