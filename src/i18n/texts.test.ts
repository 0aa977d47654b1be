import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '#content/en/index.ts';
import { RecordingTexts } from './recording-texts.ts';
import { MissingTextsError, Texts } from './texts.ts';

const CONTENT = {
  ...en,
  jobs: {},
  articles: {},
  articleHeads: {},
  newsItems: {},
  workshopTimes: { date: '', choices: [], choice: '', dated: [] },
};
const everything = () => new RecordingTexts(CONTENT);

test('a page takes along exactly what it asked for', () => {
  const texts = everything();
  texts.group('home');
  texts.entry('seo', 'faq');
  const taken = texts.takeUsed();
  assert.deepEqual(taken.whole, ['home']);
  assert.deepEqual(taken.content, { home: en.home, seo: { faq: en.seo.faq } });
});

test('a group that is taken whole is not cut down to the entries asked for as well', () => {
  const texts = everything();
  texts.entry('seo', 'faq');
  texts.group('seo');
  assert.deepEqual(texts.takeUsed().content, { seo: en.seo });
});

test('what a page did not bring is missing until the whole file is here', () => {
  const source = everything();
  source.group('home');
  source.entry('seo', 'faq');
  const texts = new Texts(source.takeUsed());
  assert.equal(texts.isComplete, false);
  assert.equal(texts.has('home'), true);
  assert.equal(texts.has('seo', 'faq'), true);
  assert.equal(texts.has('seo', 'nds'), false);
  assert.equal(texts.entry('seo', 'faq').title, en.seo.faq.title);
  assert.throws(() => texts.group('seo'), MissingTextsError);
  assert.throws(() => texts.entry('seo', 'nds'), MissingTextsError);
  assert.throws(() => texts.group('nds'), MissingTextsError);

  texts.complete(CONTENT);
  assert.equal(texts.isComplete, true);
  assert.equal(texts.group('nds'), en.nds);
});
