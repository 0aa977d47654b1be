import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAssets } from './page-assets.ts';

const manifest = {
  'entry.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['frame'] },
  frame: { file: 'frame.js', css: ['frame.css'] },
  'page.tsx': { file: 'page.js', css: ['page.css'], imports: ['shared', 'frame'] },
  shared: { file: 'shared.js', css: ['shared.css'], imports: ['deeper'] },
  deeper: { file: 'deeper.js', css: ['deeper.css'] },
};

test("the entry's styles stand before all, and a page's own behind those that it imports", () => {
  const { styles, styleText } = pageAssets(manifest, 'entry.tsx', (address) => `${address} `)('page.tsx');
  const ordered = ['entry', 'frame', 'deeper', 'shared', 'page'].map((name) => `/${name}.css`);
  assert.deepEqual(styles, ordered);
  assert.equal(styleText, ordered.join('\n'));
});
