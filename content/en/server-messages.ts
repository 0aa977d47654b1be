import type { serverMessages as source } from '../ar/server-messages.ts';
import type { TextsOf } from '../texts-of.ts';
import { RETENTION_MONTHS } from '../facts/retention.ts';
import { contactUs } from './contact-us.ts';
import { counted } from './counted.ts';
import { forms } from './forms.ts';
import { mediaReservation } from './media-reservation.ts';
import { NEWSLETTER_DAYS } from '../facts/retention.ts';

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
        heading: 'Your seat is reserved',
        welcome:
          'We are delighted that you are joining us. You are registered for the workshop “{workshop}”, and your seat is reserved.',
        date: 'An entry for your calendar is attached. We will send the meeting link to this address before the workshop begins.',
        changes:
          'If you would like to change your details, or find that you cannot attend, simply reply to this message and we will take care of it.',
      },
      undated: {
        subject: 'You are on the list for the next date of “{workshop}”',
        heading: 'You are on the list for the next date',
        welcome:
          'Thank you for your interest. Your name is on the list of people we tell about the next date of the workshop “{workshop}”.',
        date: `That date is not set yet. If it is set ${ON_THE_LIST}, we will write to this address, and send you the meeting link before the workshop begins.`,
        changes:
          'If you would like to change your details, or leave the list, simply reply to this message and we will take care of it.',
      },
      unlistedWorkshop: 'NDS',
    },
    registrationUpdate: {
      set: {
        subject: 'The workshop “{workshop}” has a date',
        heading: 'The workshop has a date',
        news: 'You put your name down for the next date of the workshop “{workshop}”. It is now set, and your seat is reserved.',
        next: 'An entry for your calendar is attached. We will send the meeting link to this address before the workshop begins.',
      },
      moved: {
        subject: 'The workshop “{workshop}” has moved',
        heading: 'The workshop has moved',
        news: 'Our apologies: the workshop “{workshop}”, for which you registered, has moved. Your seat is reserved on the new date.',
        next: 'Attached is an update for the entry in your calendar. We will send the meeting link to this address before the workshop begins.',
      },
      cancelled: {
        subject: 'The workshop “{workshop}” is postponed',
        heading: 'The workshop is postponed',
        news: 'Our apologies: the workshop “{workshop}” will not take place on the date we told you.',
        next: 'Your name stays on the list for the next date. Once it is set, we will write to this address. Attached is what removes the entry from your calendar.',
      },
    },
    registrationNote:
      'You received this message because this address was given in a workshop registration on our website.',
    facts: { workshop: 'Workshop', date: 'Date', place: 'Place' },
    riyadhTime: '{date}, Riyadh time',
    subscriptionOptIn: {
      subject: 'Please confirm your subscription to the {company} newsletter',
      heading: 'One step left',
      body: [
        'We received a request to add this address to our monthly newsletter. If it was yours, please confirm it on the following page.',
      ],
      action: 'To the confirmation page',
      period: `This link works for ${counted(NEWSLETTER_DAYS, 'day')}.`,
      note: `If you did not ask for this, simply ignore this message: you will receive no newsletter, and we will destroy your address after ${counted(NEWSLETTER_DAYS, 'day')}.`,
    },
    subscriptionConfirmation: {
      subject: 'Welcome to the {company} newsletter',
      heading: 'You are subscribed',
      body: [
        'Thank you for your interest. Your address is on the list of our monthly newsletter, and we will keep you posted on our news, articles and upcoming workshops.',
      ],
      note: 'You received this message because you confirmed your subscription to our newsletter.',
      unsubscribe: 'Unsubscribe',
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
      lead: 'The owner of this address has confirmed the subscription. The list on the website is the one that counts: whoever unsubscribes is no longer on it.',
    },
    senderLanguage: 'Language of the sender',
    languageNames: { ar: 'Arabic', en: 'English' },
  },
};
