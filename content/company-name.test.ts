import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameCompany, withCompanyName } from './company-name.ts';

test('the name stands wherever a text asks for it, and nothing else changes', () => {
  const texts = { title: '{title} | {company}', list: ['{company}, {company}’s'], none: 'a {name}' };
  assert.deepEqual(withCompanyName(texts, 'Acme'), {
    title: '{title} | Acme',
    list: ['Acme, Acme’s'],
    none: 'a {name}',
  });
});

test('Arabic writes its small words onto the name', () => {
  for (const [text, written] of [
    ['و{company}', 'ونود'],
    ['ب{company}', 'بنود'],
    ['ل{company}', 'لنود'],
    ['ول{company}', 'ولنود'],
    ['شركة {company}،', 'شركة نود،'],
  ] as const) {
    assert.equal(nameCompany(text, 'نود'), written);
  }
});

test('"for" takes the alif of a name that begins with the article', () => {
  assert.equal(nameCompany('ل{company}', 'الأفق'), 'للأفق');
  assert.equal(nameCompany('ول{company}', 'الأفق'), 'وللأفق');
  assert.equal(nameCompany('ل{company}', 'اللؤلؤة'), 'للؤلؤة');
  assert.equal(nameCompany('و{company}', 'الأفق'), 'والأفق');
  assert.equal(nameCompany('ب{company}', 'الأفق'), 'بالأفق');
  assert.equal(nameCompany('من {company}', 'الأفق'), 'من الأفق');
});

test('a foreign name stays apart from the letters before it', () => {
  assert.equal(nameCompany('ل{company}', 'Acme'), 'لـAcme');
  assert.equal(nameCompany('نشرة {company}', 'Acme'), 'نشرة Acme');
});

test('the last letter of a word is none of these', () => {
  assert.equal(nameCompany('قبل{company}', 'نود'), 'قبلنود');
});
