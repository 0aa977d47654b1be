import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortClassNames } from './scoped-class-name.ts';

const MODULES = new Map([
  ['src/a.module.css', '.row { .cell { animation: turn 1s } &.row-end { top: 0.5rem } } @keyframes turn { }'],
  ['src/b.module.css', '.row:hover > .row { top: 0 }'],
]);

test('every class and animation of every style module has a name of its own, the same in each build', () => {
  const places: [name: string, file: string][] = [
    ['row', 'src/a.module.css'],
    ['cell', 'src/a.module.css?used'],
    ['row-end', 'src/a.module.css'],
    ['turn', 'src/a.module.css'],
    ['row', 'src/b.module.css'],
  ];
  const [inBrowser, inRenderer] = [shortClassNames(MODULES), shortClassNames(MODULES)];
  const names = places.map((place) => inBrowser(...place));
  assert.equal(new Set(names).size, places.length);
  assert.deepEqual(
    places.map((place) => inRenderer(...place)),
    names,
  );
  for (const name of names) assert.match(name, /^_[a-z0-9]+$/);
});

test('a name that is not in the list ends the build instead of standing in a page unstyled', () => {
  assert.throws(
    () => shortClassNames(MODULES)('cell', 'src/b.module.css'),
    /src\/b\.module\.css names "cell"/,
  );
});
