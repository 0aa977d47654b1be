import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markedRuns } from './marked-runs.ts';

test('a name of two words stays one island when only one of them is marked', () => {
  const text = [
    { text: 'أداة ', isHit: false },
    { text: 'Power', isHit: true },
    { text: ' BI هنا', isHit: false },
  ];
  const runs = markedRuns(text, 'rtl');
  assert.deepEqual(
    runs.map(({ foreign, pieces }) => [foreign, pieces.map((piece) => piece.text).join('|')]),
    [
      [false, 'أداة '],
      [true, 'Power| BI'],
      [false, ' هنا'],
    ],
  );
});

test('the runs give the text and its hits back', () => {
  const text = [
    { text: 'مهندس', isHit: true },
    { text: ' موثوقية (', isHit: false },
    { text: 'SRE', isHit: true },
    { text: ')', isHit: false },
  ];
  const pieces = markedRuns(text, 'rtl').flatMap((run) => run.pieces);
  assert.equal(pieces.map((piece) => piece.text).join(''), 'مهندس موثوقية (SRE)');
  assert.deepEqual(
    pieces.filter(({ isHit }) => isHit).map((piece) => piece.text),
    ['مهندس', 'SRE'],
  );
});
