import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkForm } from './form-check.ts';
import {
  CONTACT_FIELDS,
  DEFAULT_WORKSHOP,
  fieldNames,
  NEWSLETTER_FIELDS,
  WORKSHOP_FIELDS,
} from './form-fields.ts';

/** Valid as it is, whatever fields there are. */
const registration = {
  ...Object.fromEntries(fieldNames(WORKSHOP_FIELDS).map((name) => [name, 'x'])),
  first_name: 'محمد',
  last_name: 'العتيبي',
  email: 'mohammed@example.com',
  phone: '0501234567',
  employer: 'وزارة الاتصالات',
  workshop: DEFAULT_WORKSHOP,
};
const issuesOf = (input: unknown) => {
  const check = checkForm(WORKSHOP_FIELDS, input);
  return check.ok ? {} : check.issues;
};

test('every field of a registration is required, whatever comes instead of a text', () => {
  const all = Object.fromEntries(fieldNames(WORKSHOP_FIELDS).map((name) => [name, 'required']));
  for (const input of [{}, null, undefined, [], 'text', 7, JSON.parse('{"__proto__":{"first_name":"a"}}')]) {
    assert.deepEqual(issuesOf(input), all);
  }
  assert.deepEqual(issuesOf({ ...registration, phone: 501234567 }), { phone: 'required' });
});

test('white space and invisible characters alone are empty', () => {
  for (const empty of [
    '',
    '   ',
    '\t\n',
    '\u00a0\u2003',
    '\u200f\u202a',
    '\u200c',
    '\ufeff\u0000',
    '\u3164',
    '\u115f\u2800',
  ]) {
    assert.deepEqual(issuesOf({ ...registration, employer: empty }), { employer: 'required' });
  }
});

test('a registration is stored clean: trimmed, composed, without invisible characters, digits in ASCII', () => {
  const check = checkForm(WORKSHOP_FIELDS, {
    ...registration,
    first_name: '  \u202bأحمد\u202c ',
    last_name: 'ال\u0000عتيبي\u200b',
    email: ' ahmed١@example.com\u200e',
    phone: '\u202a+٩٦٦ ۵۰ ١٢٣ ٤٥٦٧',
    employer: 'Cafe\u0301   \n du Nord \ud800',
    workshop: DEFAULT_WORKSHOP,
    extra: 'left out',
  });
  assert.deepEqual(check, {
    ok: true,
    value: {
      ...registration,
      first_name: 'أحمد',
      last_name: 'العتيبي',
      email: 'ahmed1@example.com',
      phone: '+966 50 123 4567',
      employer: 'Café du Nord \ufffd',
      workshop: DEFAULT_WORKSHOP,
    },
  });
});

test('names keep the joiners and the digits that belong to them', () => {
  const check = checkForm(WORKSHOP_FIELDS, {
    ...registration,
    first_name: 'می\u200cخواهم',
    employer: 'شركة ٢٠٣٠',
  });
  assert.ok(check.ok);
  assert.equal(check.value.first_name, 'می\u200cخواهم');
  assert.equal(check.value.employer, 'شركة ٢٠٣٠');
});

test('only requiredness, the email format and generous lengths block: not the phone, not the workshop', () => {
  assert.deepEqual(issuesOf({ ...registration, phone: 'تحويلة ١٢' }), {});
  assert.deepEqual(issuesOf({ ...registration, workshop: 'ما بعد الإطلاق' }), {});
  assert.deepEqual(issuesOf({ ...registration, workshop: 'ورشة أخرى' }), {});
  assert.deepEqual(issuesOf({ ...registration, employer: 'x'.repeat(200) }), {});
  assert.deepEqual(issuesOf({ ...registration, employer: 'x'.repeat(201) }), { employer: 'tooLong' });
});

test('the email format is that of the browser', () => {
  for (const good of ['a@b', "o'neil+tag@sub.example.com", 'name@مثال.السعودية']) {
    assert.deepEqual(issuesOf({ ...registration, email: good }), {}, good);
  }
  for (const bad of [
    'x',
    '@example.com',
    'a@',
    'a b@example.com',
    'a@-x.com',
    'اسم@example.com',
    'a@b..c',
    'a@b/c.مثال',
  ]) {
    assert.deepEqual(issuesOf({ ...registration, email: bad }), { email: 'email' }, bad);
  }
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
  assert.equal(longest.length, 254);
  assert.deepEqual(issuesOf({ ...registration, email: longest }), {});
  assert.deepEqual(issuesOf({ ...registration, email: `a${longest}` }), { email: 'tooLong' });
});

test('the default workshop is the Arabic text for turning point', () => {
  assert.equal(DEFAULT_WORKSHOP, 'نقطة تحول');
});

test('a contact message needs a name, an address and a message; its line breaks stay', () => {
  const empty = checkForm(CONTACT_FIELDS, {});
  assert.deepEqual(empty, {
    ok: false,
    issues: { name: 'required', email: 'required', message: 'required' },
  });
  const check = checkForm(CONTACT_FIELDS, {
    name: 'Sara',
    email: 's@example.com',
    message: ' one\r\n\r\n  two ',
  });
  assert.deepEqual(check, {
    ok: true,
    value: {
      name: 'Sara',
      company: '',
      email: 's@example.com',
      phone: '',
      subject: '',
      message: 'one\n\n  two',
    },
  });
  const long = checkForm(CONTACT_FIELDS, { name: 'Sara', email: 's@example.com', message: 'x'.repeat(5001) });
  assert.deepEqual(long, { ok: false, issues: { message: 'tooLong' } });
});

test('a subscription needs a valid address', () => {
  assert.deepEqual(checkForm(NEWSLETTER_FIELDS, {}), { ok: false, issues: { email: 'required' } });
  assert.deepEqual(checkForm(NEWSLETTER_FIELDS, { email: 'x' }), { ok: false, issues: { email: 'email' } });
  assert.deepEqual(checkForm(NEWSLETTER_FIELDS, { email: 'a@b.sa' }), {
    ok: true,
    value: { email: 'a@b.sa' },
  });
});

test('a long run of spaces is checked in linear time', () => {
  const started = performance.now();
  checkForm(CONTACT_FIELDS, { name: `a${' '.repeat(200_000)}b`, message: `a${' '.repeat(200_000)}b` });
  assert.ok(performance.now() - started < 1000);
});
