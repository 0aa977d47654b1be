import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ACCENT, at, BROKEN, FILLED, LINES, LOOKS, SMOOTH, WEIGHT, type Drawing } from './drawing.ts';
import { Journey } from './journey.ts';
import { sets } from './sets.ts';
import { unpack } from './unpack.ts';

const near = (one: Float32Array, other: Float32Array) =>
  one.every((value, index) => Math.abs(value - at(other, index)) < 0.01);
const isSame = (one: Drawing, other: Drawing) => near(one.xy, other.xy) && near(one.look, other.look);

for (const [set, { href, figures }] of Object.entries(sets)) {
  const [wind, ...drawings] = unpack(readFileSync(`public${href}`));
  assert.ok(wind);

  test(`${set}: every figure is there, and every journey starts and ends at one`, () => {
    assert.equal(drawings.length, figures.length);
    for (const from of [wind, ...drawings]) {
      for (const to of [wind, ...drawings]) {
        const journey = new Journey(from, to, wind);
        assert.ok(isSame(journey.at(0), from));
        assert.ok(isSame(journey.at(1), to));
      }
    }
  });

  test(`${set}: half-way every line is whole, thin, smooth and unfilled`, () => {
    for (const from of [wind, ...drawings]) {
      for (const to of drawings) {
        const { look }: Drawing = new Journey(from, to, wind).at(0.5);
        for (let line = 0; line < LINES; line += 1) {
          const of = (kind: number): number => at(look, line * LOOKS + kind);
          // The first ones may have begun to arrive, the last ones to leave.
          if (line < LINES / 4 || line > LINES * 0.9) continue;
          assert.ok(
            of(BROKEN) < 0.3 && of(SMOOTH) > 0.7 && of(FILLED) < 0.88 && of(WEIGHT) < 4,
            `line ${line}`,
          );
          assert.ok(of(ACCENT) >= 0 && of(ACCENT) <= 1);
        }
      }
    }
  });
}
