import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Statement } from '#server/storage/store.ts';
import { messageUnit, registrationUnit } from '#server/testing/submissions.ts';

/** The value that a unit's insertion has for a column. */
function inserted([insertion]: readonly Statement[], column: string): unknown {
  const columns = /\(([^)]+)\) values/u.exec(insertion?.sql ?? '')?.[1]?.split(', ') ?? [];
  return insertion?.values[columns.indexOf(column)];
}

const person = { name: 'Sara', email: 'S@Example.com', phone: '+966 50 123 4567' };

test('databases of earlier versions recognise what they have: fingerprints stay what they were', () => {
  const registration = registrationUnit({
    first_name: 'Sara',
    last_name: 'ALI',
    email: person.email,
    phone: person.phone,
    employer: 'Ｎode',
    workshop: 'نقطة تحول',
  });
  assert.equal(inserted(registration, 'fingerprint'), 'wTepybU484XK7K8O7oLlSx_uBQGLgL88BAaM-RaSlSo');
  const message = { ...person, company: 'Node', subject: 'Hello', message: 'One\nTWO' };
  const unit = messageUnit(message, { now: '2025-06-01T10:00:00.000Z' });
  assert.equal(inserted(unit, 'fingerprint'), 'zpx3f8efL2-kNSocQg3uFXslEgDKmIw7Lijh7QAF-6Q');
});
