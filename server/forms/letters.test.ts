import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WORKSHOPS } from '#content/facts/workshops.ts';
import { REGISTRATION } from '#server/testing/submissions.ts';
import { CORRESPONDENCE } from '#server/testing/correspondence.ts';
import { composeLetter } from '#server/outbox/compose-letter.ts';
import { LETTERS } from './forms.ts';

function compose(kind: string, row: object, now = () => new Date()) {
  const source = LETTERS.find((letter) => letter.kind === kind) ?? assert.fail(kind);
  return composeLetter('letter-1', source, row, { ...CORRESPONDENCE, now });
}
const registration = { ...REGISTRATION, language: 'ar' };

test('the confirmation is written in the language of the visitor and names the workshop in it', () => {
  const arabic = compose('registration-confirmation', registration);
  assert.deepEqual(arabic.to, [{ name: '', address: 'mohammed@example.com' }]);
  assert.match(arabic.subject, /نقطة تحول/u);
  assert.match(arabic.text, /محمد/u);
  assert.match(arabic.text, /نود/u);
  assert.match(arabic.html, /lang="ar" dir="rtl"/u);
  assert.equal(arabic.messageId, '<letter-1@example.org>');
  assert.deepEqual(arabic.replyTo, CORRESPONDENCE.to, 'the letter asks for a reply: somebody reads it');
  const english = compose('registration-confirmation', {
    ...registration,
    first_name: 'Sara',
    language: 'en',
  });
  assert.match(english.subject, /Turning Point/u);
  assert.match(english.html, /lang="en" dir="ltr"/u);
  assert.doesNotMatch(english.text, /[\u0600-\u06ff{}]/u);
});

test('a letter names the date until the workshop begins, and promises word of the next one where none is set', () => {
  const at = (time: string, workshop: string, language: string) =>
    compose('registration-confirmation', { ...registration, workshop, language }, () => new Date(time));
  const platform = WORKSHOPS[1].value;
  const justBefore = '2025-05-19T17:29:59.000Z';
  assert.match(at(justBefore, platform, 'ar').text, /19 مايو 2025، 8:30 م بتوقيت الرياض/u);
  assert.match(at(justBefore, platform, 'en').text, /19 May 2025, 8:30 PM, Riyadh time/u);
  assert.match(at('2025-04-20T20:59:59Z', WORKSHOPS[0].value, 'en').text, /21 April 2025, Riyadh/u);
  assert.doesNotMatch(at('2025-05-19T17:30:00Z', platform, 'en').text, /May 2025/u);
  const afterAll = '2200-01-01T00:00:00Z';
  const english = at(afterAll, platform, 'en');
  assert.match(english.subject, /on the list for the next date/u);
  assert.match(english.text, /not set yet/u);
  assert.doesNotMatch(english.text, /20\d\d|reserved|confirmed/u);
  assert.doesNotMatch(at(afterAll, platform, 'ar').text, /20\d\d|محجوز/u);
});

test('a letter to an address nobody has checked carries no text of a stranger', () => {
  const spam = {
    ...registration,
    first_name: 'Win at https://evil.example',
    workshop: 'Buy at evil.example',
  };
  for (const language of ['ar', 'en']) {
    const { subject, text, html } = compose('registration-confirmation', { ...spam, language });
    assert.doesNotMatch(subject + text + html, /evil|Win|Buy/u);
  }
});

test('the notice tells the company everything, in Arabic, and a reply goes to the visitor', () => {
  const notice = compose('registration-notice', { ...registration, language: 'en' });
  assert.deepEqual(notice.to, CORRESPONDENCE.to);
  assert.deepEqual(notice.replyTo, [{ name: '', address: 'mohammed@example.com' }]);
  for (const value of Object.values(REGISTRATION)) assert.ok(notice.text.includes(value), value);
  assert.match(notice.html, /lang="ar" dir="rtl"/u);
  assert.match(
    notice.text,
    /\u2068\+?0501234567\u2069/u,
    'a phone number is isolated from the Arabic around it',
  );
});

test('what a visitor wrote is text in a letter, never markup', () => {
  const message = {
    name: '<b>Sara</b>',
    company: '',
    email: 's@example.com',
    phone: '',
    subject: '"&"',
    message: 'one\n<script>two</script>',
    language: 'en',
  };
  const { html, text } = compose('message-notice', message);
  assert.match(html, /one<br>&lt;script&gt;two&lt;\/script&gt;/u);
  assert.doesNotMatch(html, /<script|<b>/u);
  assert.match(text, /one\n<script>two<\/script>/u);
  assert.doesNotMatch(text, /: \u2068\u2069/u, 'what was left empty has no line');
});

test('every kind of letter has all its words', () => {
  const subscription = { email: 's@example.com', language: 'ar' };
  for (const language of ['ar', 'en']) {
    for (const mail of [
      compose('subscription-confirmation', { ...subscription, language }),
      compose('subscription-notice', { ...subscription, language }),
      compose('registration-confirmation', { ...registration, language }),
      compose('registration-notice', { ...registration, language }),
    ]) {
      for (const part of [mail.subject, mail.text, mail.html])
        assert.doesNotMatch(part, /\{\w+\}|undefined/u);
    }
  }
});
