import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { businessPathDetails as arabicDetails } from '#content/ar/business-path-details.ts';
import { businessPaths as arabic } from '#content/ar/business-paths.ts';
import { businessPathDetails as englishDetails } from '#content/en/business-path-details.ts';
import { businessPaths as english } from '#content/en/business-paths.ts';
import { BUSINESS_PATH_IDS, BUSINESS_PATHS } from '#content/facts/business-paths.ts';
import { TEASER_LENGTH } from '#content/facts/limits.ts';
import { previewText } from '#src/lib/preview-text.ts';
import { ACROSS_FILE } from './across-file.ts';

const stepsOf = (details: typeof englishDetails) =>
  BUSINESS_PATH_IDS.map((id) => details[BUSINESS_PATHS[id].key]['work-methodologies'].length);

test('every shipped overview is longer than its teaser, in both languages', () => {
  for (const text of [...Object.values(arabic.overviews), ...Object.values(english.overviews)]) {
    const teaser = previewText(text, TEASER_LENGTH);
    assert.ok(teaser.endsWith('…') && teaser.length < text.length, text);
  }
});

/** The steps of the others are one drawing, across the window. */
const DRAWN_STEP_BY_STEP = [1, 2] as const;

test('a path ships exactly four steps and another six; where they have drawings, each has one', () => {
  for (const details of [arabicDetails, englishDetails]) {
    const counts = stepsOf(details);
    assert.ok(counts.includes(4) && counts.includes(6));
    for (const id of BUSINESS_PATH_IDS) {
      const isDrawn = DRAWN_STEP_BY_STEP.some((drawn) => drawn === id);
      assert.equal(BUSINESS_PATHS[id].methodFigures.length, isDrawn ? counts[id - 1] : 0);
    }
  }
});

test('the lines of the last three paths are drawn for as many steps as they have', () => {
  for (const details of [arabicDetails, englishDetails])
    assert.deepEqual(stepsOf(details).slice(2), [4, 4, 6]);
});

test('as many points of contact are drawn as the text tells, and as many of them stand out', () => {
  const [, points = ''] = readFileSync(`public${ACROSS_FILE}`, 'utf8').split(
    /id="points"|(?<=id="points".*)<\/symbol>/s,
  );
  /** Wide windows have one drawing, phones another. */
  const views = points.split('<g display=').slice(1);
  assert.equal(views.length, 2);
  const heads = (paths: RegExp) =>
    views.map((view) =>
      [...view.matchAll(paths)].reduce((sum, [data]) => sum + (data.match(/h0/g)?.length ?? 0), 0),
    );
  for (const { path4 } of [arabicDetails, englishDetails]) {
    const [all, chosen] = path4.overview[0].description.match(/\d+/g)?.map(Number) ?? [];
    assert.deepEqual(heads(/<path [^>]*stroke="var\(--hi[^>]*>/g), [chosen, chosen]);
    assert.deepEqual(heads(/<path [^>]*>/g), [all, all]);
  }
});

test('the tangle of the third path has no sharp corner', () => {
  const [, tangle = ''] = readFileSync(`public${ACROSS_FILE}`, 'utf8').split(
    /id="way-3"|<\/symbol>.*?id="way-4"/s,
  );
  // Of a unit in px: three strands go across a window, and the same three down the side of a phone.
  const [across, down] = [
    { width: 2.7, height: 1.4 },
    { width: 0.12, height: 4 },
  ];
  const found = [...tangle.matchAll(/q([^"M]+)/g)];
  assert.equal(found.length, 6);
  const strands = found.map(([, data = ''], strand) => {
    const { width, height } = strand < 3 ? across : down;
    const [, , ...numbers] = (data.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return numbers
      .flatMap((x, index) => (index % 2 ? [] : [Math.atan2(height * (numbers[index + 1] ?? 0), width * x)]))
      .map((angle) => (angle * 180) / Math.PI);
  });
  for (const directions of strands) {
    const turns = directions.slice(1).map((to, index) => {
      const turn = Math.abs(to - (directions[index] ?? to));
      return Math.min(turn, 360 - turn);
    });
    assert.ok(Math.max(...turns) < 90, `${Math.max(...turns)} degrees`);
  }
});
