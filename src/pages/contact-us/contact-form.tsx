import { siteConfig } from '#site-config';
import { API_PATHS } from '#shared/api.ts';
import { formAddress } from '#src/forms/form-address.ts';
import { CONTACT_FIELDS } from '#shared/form-fields.ts';
import { FormFrame } from '#src/forms/form-frame.tsx';
import { FormField, FormInput } from '#src/forms/form-input.tsx';
import { FormNotice } from '#src/forms/form-notice.tsx';
import { FormResult } from '#src/forms/form-result.tsx';
import { FormSubmit } from '#src/forms/form-submit.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { titleAir } from '#src/sections/page-header/title-air.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { useCarriedEstimate } from './use-carried-estimate.ts';
import { usePrefilledSubject } from './use-prefilled-subject.ts';
import ruled from '#src/forms/ruled-fields.module.css';
import styles from './contact-form.module.css';
import sheet from './ruled-sheet.module.css';

const ADDRESS = formAddress(API_PATHS.contactMessage);

/** The message form. What may stay empty says so in its label. */
export function ContactForm() {
  const { form: words } = useTexts('contactUs');
  const fields = useTextEntry('formFields', 'contact');
  const form = useForm({
    name: 'contact',
    fields: CONTACT_FIELDS,
    address: ADDRESS,
    isOff: siteConfig.forms.contact === 'off',
    sentText: words.sent,
  });
  usePrefilledSubject(form.element, words.subjects);
  useCarriedEstimate(form.element);
  return (
    <section
      id="contact-form"
      className={`${styles.section} ${sheet.letter}`}
      aria-labelledby="contact-form-title"
    >
      <h2 id="contact-form-title" className="display-2" data-title={titleAir(words.heading)}>
        <Text>{words.heading}</Text>
      </h2>
      <FormFrame
        form={form}
        address={ADDRESS}
        again={words.again}
        className={`${ruled.fields} ${styles.form} ${sheet.fields}`}
        needsScript
      >
        <FormInput form={form} name="name" label={fields.name.label} autoComplete="name" />
        <FormInput form={form} name="company" label={fields.company.label} autoComplete="organization" />
        <FormInput form={form} name="email" label={fields.email.label} autoComplete="email" />
        <FormInput form={form} name="phone" label={fields.phone.label} autoComplete="tel" />
        <FormInput form={form} name="subject" label={fields.subject.label} className={styles.wide} />
        <FormField form={form} name="message" label={fields.message.label} className={styles.wide}>
          {(control) => <textarea {...control} required />}
        </FormField>
        <div className={styles.send}>
          <FormSubmit progress={form.progress} sendingLabel={words.sending}>
            {words.submit}
          </FormSubmit>
          <FormNotice>{words.notice}</FormNotice>
          <FormResult progress={form.progress} />
        </div>
      </FormFrame>
    </section>
  );
}
