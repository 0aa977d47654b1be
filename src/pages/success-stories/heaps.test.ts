import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { STATISTICS } from '#content/facts/counters.ts';

/** The drawing of a figure, for each direction (`artwork/drawings/grains.ts`). */
function drawings(key: string): string[] {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return globSync(`public/media/drawing-grains-${name}-{rtl,ltr}.*.svg`).map((file) =>
    readFileSync(file, 'utf8'),
  );
}

/** A ring is a grain with a smaller one in the colour of the ground on it. */
function grains(svg: string): { all: number; open: number } {
  const count = (paths: RegExp) =>
    [...svg.matchAll(paths)].reduce((sum, [path]) => sum + (path.match(/h0/g)?.length ?? 0), 0);
  const open = count(/<path [^>]*stroke="var\(--ground\)"[^>]*>/g);
  return { all: count(/<path [^>]*>/g) - open, open };
}

for (const { key, value } of STATISTICS) {
  test(`as many grains lie on the dune of ${key} as are told: ${value}`, () => {
    const number = Number.parseInt(value.replace('+', ''), 10);
    const told = value.endsWith('%')
      ? { all: 100, open: 100 - number }
      : { all: number, open: key === 'currentProjects' ? number : 0 };
    assert.deepEqual(drawings(key).map(grains), [told, told]);
  });
}

test('the dunes and the fields have the room that their drawings ask for', () => {
  const css = readFileSync(new URL('./heaps.module.css', import.meta.url), 'utf8');
  const written = [...css.matchAll(/--wide: (\d+);/g)].map(([, width]) => Number(width));
  const [widths, heights] = [0, 1].map((side) =>
    STATISTICS.map(({ key }) =>
      Number(/viewBox="0 0 (\d+ \d+)/.exec(drawings(key)[0] ?? '')?.[1]?.split(' ')[side]),
    ),
  );
  assert.deepEqual(written, widths);
  const [dune, field] = [...css.matchAll(/--steep: ([\d.]+);/g)].map(([, share]) => Number(share));
  for (const [index, { value }] of STATISTICS.entries()) {
    const [width = 0, height = 0] = [widths?.[index], heights?.[index]];
    const steep = (value.endsWith('%') ? field : dune) ?? 0;
    assert.ok(Math.abs(height - width * steep) <= 1, `as high as ${steep} of ${width}`);
  }
});
