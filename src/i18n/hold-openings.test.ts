import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdOpenings } from './hold-openings.ts';

test('an Arabic word that opens another stays on its line', () => {
  assert.equal(
    holdOpenings('وقادة التحوّل الرقمي في الجهات، التي نعيد معًا التفكير في الخدمة'),
    'وقادة التحوّل الرقمي في\u00A0الجهات، التي\u00A0نعيد معًا التفكير في\u00A0الخدمة',
  );
  assert.equal(holdOpenings('تتحوّل الأفكار إلى منصّة'), 'تتحوّل الأفكار إلى\u00A0منصّة');
});

test('a word that begins with the same letters is none of them', () => {
  assert.equal(holdOpenings('فيه من'), 'فيه من');
  assert.equal(holdOpenings('in the heart of it'), 'in the heart of it');
});
