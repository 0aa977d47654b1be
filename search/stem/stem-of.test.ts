import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '../words/words-in.ts';
import { stemOf } from './stem-of.ts';

const stemsOf = (words: string) => new Set(wordsIn(words).map(({ folded }) => stemOf(folded)));
const same = (words: string) =>
  assert.equal(stemsOf(words).size, 1, `${words}: ${[...stemsOf(words)].join(' ')}`);
const different = (words: string) => assert.equal(stemsOf(words).size, words.split(' ').length, words);

test('article, prefixes and endings of number and gender do not part the forms of a word', () => {
  same('خدمة الخدمة خدمات الخدمات والخدمات بالخدمات للخدمات');
  same('مهندس مهندسة مهندسون المهندسين مهندسات');
  same('رقمي رقمية الرقمي والرقمية رقميًا');
});

test('possessives do not part them either, whatever letter they change', () => {
  same('خدماتنا خدماتكم خدماتهم خدمة');
  same('رسالتنا رسالة رسالتكم رسالتي');
  same('عملاؤنا عملائكم عملاء عميل');
});

test('a plural that changes inside is found by its singular', () => {
  same('وظيفة وظائف الوظائف');
  same('شريك شركاء الشركاء');
  same('سؤال أسئلة الأسئلة');
  same('مشروع مشاريع مشاريعنا');
});

test('a first letter of its own is not taken for «and»', () => {
  same('ورشة ورش الورش');
  different('ورشة رشة');
  different('وظيفة ظيفة');
});

test('words that only look like forms of one stay apart', () => {
  different('رقم رقمي');
  different('شركة شريك');
  different('بيانات بيئة');
  different('دور دورة');
  different('governance government');
});

test('English forms fall together', () => {
  same('career careers Careers');
  same('design designs designing');
  same('platform platforms platform’s');
});
