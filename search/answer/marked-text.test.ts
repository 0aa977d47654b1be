import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Vocabulary } from '../index/vocabulary.ts';
import { excerptOf, markText, type MarkedText } from './marked-text.ts';

const vocabulary = new Vocabulary();
const marksOf = (...words: string[]) => ({
  stems: new Set(words.map((word) => vocabulary.stemOf(word))),
  typed: new Set(words.slice(0, 1).map((word) => vocabulary.stemOf(word))),
  except: new Set(['في']),
  vocabulary,
});
const whole = (text: MarkedText) => text.map((piece) => piece.text).join('');
const hits = (text: MarkedText) => text.filter(({ isHit }) => isHit).map((piece) => piece.text);

const TEXT = 'التَّحوُّل الرقـميّ وبالتحوّل في الـAPI، تحوّلنا.';

test('a hit is a whole word, so no joined letters are parted', () => {
  const marked = markText(TEXT, marksOf('تحول', 'رقمي', 'api', 'في'));
  assert.equal(whole(marked), TEXT);
  assert.deepEqual(hits(marked), ['التَّحوُّل', 'الرقـميّ', 'API', 'تحوّلنا']);
  for (const [index, { text }] of marked.entries()) {
    const next = marked[index + 1]?.text ?? '';
    const isJoint = /[\p{Script=Arabic}\u0640]\p{M}*$/u.test(text) && /^[\p{L}\p{M}\u0640]/u.test(next);
    // Arabic before Latin is joined to nothing.
    assert.ok(!isJoint || /^[A-Z]/u.test(next), `${text}|${next}`);
  }
});

test('an excerpt begins shortly before the first hit and ends between words', () => {
  const text = `${'كلام كثير قبل ذلك '.repeat(20)}حوكمة البيانات ${'وكلام بعد ذلك '.repeat(20)}`.trim();
  const excerpt = excerptOf(text, marksOf('حوكمه'));
  assert.deepEqual(hits(excerpt), ['حوكمة']);
  const shown = whole(excerpt).replace(/^… |…$/gu, '');
  assert.ok(text.includes(shown));
  assert.ok(shown.length <= 150);
  for (const word of shown.split(' ')) assert.ok(text.split(' ').includes(word), word);
});

test('what was found and not typed is told apart', () => {
  const marked = markText(TEXT, marksOf('تحول', 'رقمي'));
  assert.deepEqual(
    marked.filter(({ isOther }) => isOther).map((piece) => piece.text),
    ['الرقـميّ'],
  );
});

test('an excerpt begins and ends with what it says', () => {
  const said =
    'نقرأ رحلة المستفيد بالأدلة، ونحدد معًا اللحظات التي تستحق أن يُعاد تصميمها في حوكمة البيانات كلها.';
  const text = `${'كلام قبل ذلك '.repeat(20)}عن بُعد · ${said} ${'كلام بعد ذلك '.repeat(20)}`.trim();
  assert.equal(whole(excerptOf(text, marksOf('حوكمه'))), said);
});

test('an excerpt tells a sentence from its beginning, and a long one from that of a part', () => {
  const said =
    'فيلم ومقال عن المصممين في ورش العمل: ما يفعلونه قبلها وأثناءها وبعدها، وما خرجت به حوكمة البيانات.';
  assert.equal(whole(excerptOf(`${said} ${'وكلام بعد ذلك '.repeat(9)}`, marksOf('حوكمه'))), said);
  const long = `${'كلام كثير قبل ذلك '.repeat(20)}والسياسات، وما خرجت به حوكمة البيانات كلها`;
  assert.ok(whole(excerptOf(long, marksOf('حوكمه'))).startsWith('… وما خرجت به حوكمة'));
});

test('a short text is its own excerpt', () => {
  assert.equal(whole(excerptOf('نص قصير.', marksOf('اخر'))), 'نص قصير.');
});
