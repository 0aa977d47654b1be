import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Statement } from '#server/storage/store.ts';
import { unitOf } from '#server/testing/submissions.ts';
import { contactForm } from './contact/contact-form.ts';
import { workshopForm } from './workshop/workshop-form.ts';

/** The fields of the first version: one that was added since is part of what a submission says. */
const [line, phone, email] = [
  { kind: 'line', isRequired: true } as const,
  { kind: 'phone', isRequired: true } as const,
  { kind: 'email', isRequired: true } as const,
];
const REGISTRATION_FIELDS = {
  first_name: line,
  last_name: line,
  email,
  phone,
  employer: line,
  workshop: line,
};
const MESSAGE_FIELDS = {
  name: line,
  company: line,
  email,
  phone,
  subject: line,
  message: { kind: 'lines', isRequired: true } as const,
};

/** The value that a unit's insertion has for a column. */
function inserted([insertion]: readonly Statement[], column: string): unknown {
  const columns = /\(([^)]+)\) values/u.exec(insertion?.sql ?? '')?.[1]?.split(', ') ?? [];
  return insertion?.values[columns.indexOf(column)];
}

const person = { name: 'Sara', email: 'S@Example.com', phone: '+966 50 123 4567' };

test('databases of earlier versions recognise what they have: fingerprints stay what they were', () => {
  const registration = unitOf(
    { ...workshopForm, fields: REGISTRATION_FIELDS },
    {
      first_name: 'Sara',
      last_name: 'ALI',
      email: person.email,
      phone: person.phone,
      employer: 'Ｎode',
      workshop: 'نقطة تحول',
    },
  );
  assert.equal(inserted(registration, 'fingerprint'), 'wTepybU484XK7K8O7oLlSx_uBQGLgL88BAaM-RaSlSo');
  const message = { ...person, company: 'Node', subject: 'Hello', message: 'One\nTWO' };
  const unit = unitOf({ ...contactForm, fields: MESSAGE_FIELDS }, message, {
    now: '2025-06-01T10:00:00.000Z',
  });
  assert.equal(inserted(unit, 'fingerprint'), 'zpx3f8efL2-kNSocQg3uFXslEgDKmIw7Lijh7QAF-6Q');
});
