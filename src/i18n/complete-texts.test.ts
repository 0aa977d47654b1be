import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ar } from '#content/ar/index.ts';
import { en } from '#content/en/index.ts';
import { completeTexts } from './complete-texts.ts';
import { Texts } from './texts.ts';

test('the shipped languages lack nothing', () => {
  for (const content of [ar, en]) {
    const { missing, fallbackTexts } = completeTexts(content, en);
    assert.deepEqual({ missing, fallbackTexts }, { missing: [], fallbackTexts: [] });
  }
});

test('a missing or empty text falls back to English, is reported, and marked on the page', () => {
  const { hero } = ar.home;
  const holed = { ...ar, home: { ...ar.home, hero: { title: hero.title, description: ' ' } } };
  const { content, missing, fallbackTexts } = completeTexts(holed, en);
  assert.equal(content.home.hero.title, hero.title);
  assert.equal(content.home.hero.description, en.home.hero.description);
  assert.deepEqual(missing, [
    'home.hero.description',
    'home.hero.action',
    'home.hero.pathsLabel',
    'home.hero.now',
  ]);

  const texts = new Texts({ content, whole: ['home'], fallbackTexts });
  assert.equal(texts.isFallback(content.home.hero.description), true);
  assert.equal(texts.isFallback(content.home.hero.title), false);
});

test('a list that is too short is completed in its order', () => {
  const { objectives } = ar.media_reservation;
  const short = { ...objectives, items: objectives.items.slice(0, 1) };
  const { content, missing } = completeTexts(
    { ...ar, media_reservation: { ...ar.media_reservation, objectives: short } },
    en,
  );
  const [, second, third] = en.media_reservation.objectives.items;
  assert.deepEqual(content.media_reservation.objectives.items, [objectives.items[0], second, third]);
  assert.equal(missing.length, 2);
});

test('a key that only Arabic has is reported as missing in English', () => {
  const { missing } = completeTexts({ ...ar, home: { ...ar.home, extra: 'زائد' } }, en);
  assert.deepEqual(missing, ['home.extra (fallback language)']);
});

test('a group that is missing as a whole falls back as a whole', () => {
  const { home: _, ...rest } = ar;
  const { content, missing } = completeTexts(rest, en);
  assert.deepEqual(content.home, en.home);
  assert.ok(missing.includes('home.hero.title'));
});
