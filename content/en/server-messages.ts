import type { serverMessages as source } from '../ar/server-messages.ts';
import type { TextsOf } from '../texts-of.ts';
import { RETENTION_MONTHS } from '../facts/retention.ts';
import { contactUs } from './contact-us.ts';
import { counted } from './counted.ts';
import { forms } from './forms.ts';
import { mediaReservation } from './media-reservation.ts';

/** No longer than a registration is kept. */
const ON_THE_LIST = `within ${counted(RETENTION_MONTHS.registrations, 'month')}`;

export const serverMessages: TextsOf<typeof source> = {
  accepted: {
    registration: mediaReservation.registered_workshop,
    message: contactUs.form.sent,
    subscription: forms.subscribe.sent,
  },
  refused: {
    invalid: forms.errorSummary,
    unknownWorkshop: 'There is no workshop of this name. Choose one from the list, then send again.',
    workshopNotOpen: 'Registration for this workshop is not open yet. Choose another one from the list.',
    workshopClosed:
      'Registration for this workshop has closed. Choose another one from the list, or write to us and we will tell you its next date.',
    malformed: 'We could not read the request. Reload the page, then send again.',
    crossSite: 'This page has expired. Reload it, then send again.',
    notFound: 'There is no service at this address.',
    wrongMethod: 'This address does not accept a request of this kind.',
    tooLarge: 'The request is larger than allowed. Shorten the text, then send again.',
    unsupported: 'The format of the request is not supported.',
    tooMany: forms.failure.tooManyRequests,
    timeout: 'The request did not arrive in time. Please send it again.',
    unavailable: 'We could not save your request just now. Please try again shortly.',
    failed: 'A fault on our side kept us from saving your request. Please try again shortly.',
  },
  fieldIssues: {
    required: forms.required,
    email: forms.invalidEmail,
    tooLong: forms.tooLong,
  },
  letters: {
    greeting: 'Dear {name},',
    greetingWithoutName: 'Hello,',
    closing: 'With our best regards,',
    team: 'The {company} team',
    registrationConfirmation: {
      dated: {
        subject: 'Your seat at the workshop “{workshop}” is confirmed',
        welcome:
          'We are delighted that you are joining us. You are registered for the workshop “{workshop}”, and your seat is reserved.',
        date: 'The workshop begins on {date}, Riyadh time, and takes place {place}. We will send the meeting link to this address before it begins.',
        changes:
          'If you would like to change your details, or find that you cannot attend, simply reply to this message and we will take care of it.',
      },
      undated: {
        subject: 'You are on the list for the next date of “{workshop}”',
        welcome:
          'Thank you for your interest. Your name is on the list of people we tell about the next date of the workshop “{workshop}”.',
        date: `That date is not set yet. If it is set ${ON_THE_LIST}, we will write to this address, and send you the meeting link before the workshop begins.`,
        changes:
          'If you would like to change your details, or leave the list, simply reply to this message and we will take care of it.',
      },
      unlistedWorkshop: 'NDS',
    },
    subscriptionConfirmation: {
      subject: 'Welcome to the {company} newsletter',
      body: [
        'Thank you for your interest. Your address is on the list of our monthly newsletter, and we will keep you posted on our news, articles and upcoming workshops.',
        'If you did not ask for this subscription, or would like to end it, reply to this message with the word “unsubscribe” and we will remove your address.',
      ],
    },
    registrationNotice: {
      subject: 'New registration for the workshop “{workshop}”',
      lead: 'A new registration has arrived from the workshop form on the website. Your reply to this message goes straight to the person who registered.',
    },
    messageNotice: {
      subject: 'New message from {name}',
      lead: 'A new message has arrived from the contact form on the website. Your reply to this message goes straight to its sender.',
    },
    subscriptionNotice: {
      subject: 'New subscription to the monthly newsletter',
      lead: 'A new subscription has arrived from the news page of the website.',
    },
    senderLanguage: 'Language of the sender',
    languageNames: { ar: 'Arabic', en: 'English' },
  },
};
