import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../tests/evidence.ts';
import { faultsOf, figuresOf, statedOf } from './evidence.ts';

const DATE = '2026-02-01';
const look = (page: string, width: number): Line => ({
  kind: 'look',
  page,
  width,
  state: 'usual',
});
const journey = (engine: 'Chromium' | 'Firefox', name: string): Line => ({
  kind: 'journey',
  engine,
  name,
});
const WIDE = [360, 768, 1000, 1440, 1920].map((width) => look('/contact-us', width));
const LINES: readonly Line[] = [
  look('/faq', 390),
  look('/faq', 1440),
  look('/nds', 390),
  ...WIDE,
  { kind: 'rules', page: '/faq', rules: 90, violations: 0 },
  { kind: 'contrast', page: '/nds', lines: 4537, usual: 5.43, large: 3.02 },
  { kind: 'stops', page: '/faq', stops: 40 },
  journey('Chromium', 'menu'),
  journey('Firefox', 'menu'),
];
const shown = figuresOf(LINES, DATE);
const stated = statedOf(shown);

test('a look that was taken twice counts once', () => {
  assert.deepEqual(figuresOf([...LINES, look('/nds', 390)], DATE), shown);
  assert.deepEqual(
    [shown.counts.pages, shown.counts.looks, shown.widths],
    [3, 8, [360, 390, 768, 1000, 1440, 1920]],
  );
});

test('what copy changes is rounded down, and contrast never under what the rule asks', () => {
  assert.equal(stated.roundedCounts.lines, 4300);
  assert.deepEqual(stated.contrast, { usual: 5.1, large: 3 });
});

test('a statement that says what was shown stands, and so it does after a page was added', () => {
  assert.deepEqual(faultsOf(stated, shown), []);
  assert.deepEqual(faultsOf(stated, figuresOf([...LINES, look('/nds', 1440)], DATE)), []);
});

test('a statement stands when the next run sees a shade less, and falls when it sees clearly less', () => {
  const seen = (usual: number) =>
    figuresOf([...LINES, { kind: 'contrast', page: '/faq', lines: 1, usual, large: 4 }], DATE);
  assert.deepEqual(faultsOf(stated, seen(5.3)), []);
  assert.deepEqual(faultsOf(stated, seen(5)), ['contrast of usual letters: 5.1, shown: 5']);
});

test('a statement may not say more than a run has shown', () => {
  const less = LINES.filter((line) => line.kind !== 'look' || line.page !== '/nds');
  assert.deepEqual(faultsOf(stated, figuresOf(less, DATE)), ['pages: 3, shown: 2', 'looks: 8, shown: 7']);
  assert.equal(faultsOf({ ...stated, violations: 1 }, shown).length, 1);
});

test('nor much less', () => {
  const more = ['/a', '/b', '/c'].map((page) => look(page, 390));
  assert.deepEqual(faultsOf(stated, figuresOf([...LINES, ...more], DATE)), [
    'pages: 3, shown: 6',
    'looks: 8, shown: 11',
  ]);
});

test('an engine that a machine lacks says nothing about its journeys', () => {
  const without = LINES.filter((line) => line.kind !== 'journey' || line.engine !== 'Firefox');
  assert.deepEqual(faultsOf(stated, figuresOf(without, DATE)), []);
});
