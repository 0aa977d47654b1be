import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sets } from '../../src/ui/forty-lines/sets.ts';
import { mediaPath } from '../shared/media-folder.ts';
import { packedSets } from './make-forty-lines.ts';
import { assign } from './order.ts';

test('the files of the moving lines are those that the figures give today', () => {
  const committed: Record<string, { href: string; figures: readonly string[] }> = sets;
  for (const [set, { bytes, figures }] of packedSets()) {
    const file = committed[set];
    assert.deepEqual(file?.figures, figures, set);
    assert.ok(
      readFileSync(mediaPath(file?.href.replace('/media/', '') ?? '')).equals(bytes),
      `${set} is of other figures: npm run artwork -- figures`,
    );
  }
});

test('lines are assigned for the least total way', () => {
  const costs = [
    [4, 1, 3],
    [2, 0, 5],
    [3, 2, 2],
  ];
  assert.deepEqual(assign(costs), [1, 0, 2]);
});
