import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesSearch, normalizeSearchText } from './search-text.ts';

const same = (one: string, other: string) =>
  assert.equal(normalizeSearchText(one), normalizeSearchText(other), `${one} = ${other}`);

test('a search folds the forms of hamza', () => {
  same('أعمال', 'اعمال');
  same('إدارة', 'ادارة');
  same('آخر', 'اخر');
  same('ٱلعمل', 'العمل');
  same('مسؤول', 'مسوول');
  same('بيئة', 'بيية');
  same('شراء', 'شرا');
});

test('a search folds ta marbuta and alif maqsura', () => {
  same('تجربة', 'تجربه');
  same('مستوى', 'مستوي');
});

test('a search drops diacritics, tatweel and invisible marks', () => {
  same('التحوّل', 'التحول');
  same('مُدارة', 'مدارة');
  same('رقـــمي', 'رقمي');
  same('\u200fرقمي\u200e', 'رقمي');
});

test('a search reads letters that were copied from a PDF in their joined forms', () => {
  same('اﻟﺘﺤﻮل اﻟﺮﻗﻤﻲ', 'التحول الرقمي');
});

test('a search reads the digits of either script', () => {
  same('٢٠٢٥', '2025');
  same('۲۰۲۵', '2025');
});

test('a search knows no case, no accents, no runs of spaces', () => {
  same('  Site   RELIABILITY ', 'site reliability');
  same('résumé', 'resume');
});

test('a search knows no possessive', () => {
  same('user’s', 'user');
});

test('all words are found, in any order, across the texts, whole or as a part', () => {
  assert.ok(matchesSearch(['مهندس حلول رقمية أول', 'الحلول الرقمية'], 'رقميه مهندس'));
  assert.ok(matchesSearch(['User Experience Designer'], 'design exp'));
});

test('nothing is found when one word is missing', () => {
  assert.ok(!matchesSearch(['User Experience Designer'], 'user analyst'));
});

test('everything is found when nothing is asked for', () => {
  assert.ok(matchesSearch(['anything'], '  '));
});
