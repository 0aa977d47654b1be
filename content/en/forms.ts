import type { forms as source } from '../ar/forms.ts';
import type { TextsOf } from '../texts-of.ts';

export const forms: TextsOf<typeof source> = {
  emailPlaceholder: 'name@example.com',
  phonePlaceholder: '05X XXX XXXX',
  optionalLabel: '(optional)',
  allRequired: 'All fields are required.',
  required: 'This field is required',
  requiredField: '{label} is required',
  invalidEmail: 'Enter a valid email address, such as name@example.com',
  tooLong: 'This text is longer than allowed',
  phoneHint: 'This phone number does not look complete. Check it, or send it as it is.',
  errorSummary: 'Check the marked fields, then send again.',
  noticeLink: 'privacy policy',
  needsScript: 'This form needs JavaScript, which is off in your browser. Write to us directly at',
  failure: {
    offline: 'You are offline. What you wrote is still in the form; send it again once you are connected.',
    timeout: 'The answer is taking too long. What you wrote is still in the form; please try again.',
    tooManyRequests: 'We received too many attempts from your network. Wait a little, then send again.',
    server:
      'A fault on our side kept us from saving your request. What you wrote is still in the form; please try again shortly.',
    general: 'Your request could not be sent. What you wrote is still in the form; please try again.',
  },
  subscribe: {
    submit: 'Subscribe',
    sending: 'Recording your subscription',
    again: 'Subscribe another address',
    sent: 'One step left: unless you are subscribed already, we are sending you a link to confirm your subscription.',
    notice:
      '{company} keeps your address only to send you its monthly newsletter, until you unsubscribe with the link in every issue. Your rights are set out in the',
  },
};
