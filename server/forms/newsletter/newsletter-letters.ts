import { NEWSLETTER_FIELDS } from '#shared/form-fields.ts';
import { fillText, messagesIn } from '#server/base/messages.ts';
import { confirmation } from '../letters.ts';
import { subscriptionLink } from './subscription-links.ts';
import { OPT_IN, WELCOME } from './subscription-units.ts';

/** Asks the owner of an address whether the subscription is theirs. */
export const optIn = confirmation(
  OPT_IN,
  NEWSLETTER_FIELDS,
  (_submission, { id, language, hash, siteUrl, companyName }) => {
    const { greetingWithoutName, subscriptionOptIn: words } = messagesIn(language).letters;
    return {
      subject: fillText(words.subject, { company: companyName[language] }),
      heading: words.heading,
      greeting: greetingWithoutName,
      paragraphs: words.body,
      action: { label: words.action, url: subscriptionLink('confirm', id, { siteUrl, language, hash }) },
      afterwards: [words.period],
      note: { text: words.note },
    };
  },
);

/** The first letter of the newsletter: from here on each has a way out. */
export const welcome = confirmation(
  WELCOME,
  NEWSLETTER_FIELDS,
  (_submission, { id, language, hash, siteUrl, companyName }) => {
    const { greetingWithoutName, subscriptionConfirmation: words } = messagesIn(language).letters;
    const unsubscribeUrl = subscriptionLink('unsubscribe', id, { siteUrl, language, hash });
    return {
      subject: fillText(words.subject, { company: companyName[language] }),
      heading: words.heading,
      greeting: greetingWithoutName,
      paragraphs: words.body,
      note: { text: words.note, link: { label: words.unsubscribe, url: unsubscribeUrl } },
      unsubscribeUrl,
    };
  },
);
