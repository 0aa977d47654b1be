import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '#shared/search-text.ts';
import { soundsOf } from './sound.ts';

const alike = (arabic: string, latin: string) =>
  soundsOf(fold(arabic)).some((sound) => soundsOf(fold(latin)).includes(sound));
const same = (arabic: string, latin: string) => assert.ok(alike(arabic, latin), `${arabic} = ${latin}`);

test('Arabic typed in Latin letters sounds as it is written', () => {
  same('وظائف', 'wazaif');
  same('خدمات', 'khadamat');
  same('تواصل', 'tawasul');
  same('محلل', 'mu7allil');
  same('خصوصية', 'khososyah');
  same('تجربة', 'tajrobat');
  same('عميل', '3ameel');
  same('ذكاء', 'dhaka');
  same('نجاح', 'najah');
  same('جوال', 'jawal');
  assert.ok(!alike('رقمية', 'raqm'), 'the vowel at the end tells them apart');
});

test('English written in Arabic letters sounds as it is written', () => {
  same('كونتاكت', 'contact');
  same('سيرفس', 'service');
  same('داشبورد', 'dashboard');
  same('ديجيتال', 'digital');
  same('ترانسفورميشن', 'transformation');
  same('ايفنت', 'event');
});
