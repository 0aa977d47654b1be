import { siteConfig } from '#site-config';
import { API_PATHS } from '#shared/api.ts';
import { formAddress } from '#src/forms/form-address.ts';
import { NEWSLETTER_FIELDS } from '#shared/form-fields.ts';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { FormFrame } from '#src/forms/form-frame.tsx';
import { FormInput } from '#src/forms/form-input.tsx';
import { FormNotice } from '#src/forms/form-notice.tsx';
import { FormResult } from '#src/forms/form-result.tsx';
import { FormSubmit } from '#src/forms/form-submit.tsx';
import { useForm } from '#src/forms/use-form.ts';
import styles from './subscribe-form.module.css';

const ADDRESS = formAddress(API_PATHS.newsletterSubscription);

/** Subscribes to the newsletter: one field, one button. */
export function SubscribeForm() {
  const { subscribe: words } = useTexts('forms');
  const fields = useTextEntry('formFields', 'newsletter');
  const form = useForm({
    name: 'newsletter',
    fields: NEWSLETTER_FIELDS,
    address: ADDRESS,
    isOff: siteConfig.forms.newsletter === 'off',
    sentText: words.sent,
  });
  return (
    <FormFrame
      form={form}
      address={ADDRESS}
      id="subscribe-form"
      again={words.again}
      className={styles.form}
      needsScript
    >
      <div className={styles.line}>
        <FormInput
          form={form}
          name="email"
          label={fields.email.label}
          autoComplete="email"
          className={styles.email}
        />
        <FormSubmit progress={form.progress} sendingLabel={words.sending}>
          {words.submit}
        </FormSubmit>
      </div>
      <FormResult progress={form.progress} />
      <FormNotice>{words.notice}</FormNotice>
    </FormFrame>
  );
}
