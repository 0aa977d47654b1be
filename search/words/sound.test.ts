import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '#shared/search-text.ts';
import { soundOf } from './sound.ts';

const same = (arabic: string, latin: string) =>
  assert.equal(soundOf(fold(arabic)), soundOf(fold(latin)), `${arabic} = ${latin}`);

test('Arabic typed in Latin letters sounds as it is written', () => {
  same('وظائف', 'wazaif');
  same('خدمات', 'khadamat');
  same('تواصل', 'tawasul');
  same('محلل', 'mu7allil');
});

test('English written in Arabic letters sounds as it is written', () => {
  same('كونتاكت', 'contact');
  same('سيرفس', 'service');
  same('داشبورد', 'dashboard');
  same('ديجيتال', 'digital');
});
