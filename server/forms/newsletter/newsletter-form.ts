import { API_PATHS } from '#shared/api.ts';
import { NEWSLETTER_FIELDS } from '#shared/form-fields.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { fieldWords } from '../field-words.ts';
import { describeForm } from '../form.ts';
import { confirmation, notice } from '../letters.ts';

const subscriptionConfirmation = confirmation(
  'subscription-confirmation',
  NEWSLETTER_FIELDS,
  (_subscription, language, { companyName }) => {
    const { greetingWithoutName, subscriptionConfirmation: words } = messagesIn(language).letters;
    return {
      subject: fillText(words.subject, { company: companyName[language] }),
      greeting: greetingWithoutName,
      paragraphs: words.body,
    };
  },
);

/** The subscribe form of the news page. An address subscribes once, and stays until its owner unsubscribes. */
export const newsletterForm = describeForm({
  path: API_PATHS.newsletterSubscription,
  table: 'subscriptions',
  fields: NEWSLETTER_FIELDS,
  personField: 'email',
  identity: { key: ['email'] },
  accepted: 'subscription',
  letters: [
    notice('subscription-notice', 'subscriptionNotice', NEWSLETTER_FIELDS, fieldWords('newsletter')),
    subscriptionConfirmation,
  ],
  retention: 'until-unsubscribed',
  switchedBy: 'newsletter',
});
