import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { buildGallery } from '../../scripts/build/build-gallery.ts';
import { isServed, SITE_FOLDER } from './built-site.ts';
import { elementsIn } from './html.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());
const folder = await buildGallery();

for (const file of ['__gallery/index.html', 'en/__gallery/index.html']) {
  const path = join(folder, file);
  const examples = elementsIn(readFileSync(path, 'utf8')).flatMap(
    ({ attributes }) => attributes['data-example'] ?? [],
  );

  test(`${file}: valid HTML`, async () => {
    const { results } = await validator.validateFile(path);
    const complaints = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    assert.deepEqual(complaints, []);
  });

  test(`${file}: every example has a name of its own`, () => {
    assert.ok(examples.length > 0);
    assert.deepEqual(
      examples.filter((name, index) => examples.indexOf(name) !== index),
      [],
    );
  });
}

test('the site that is served has no gallery', () => {
  assert.ok(!isServed('/__gallery') && !isServed('/en/__gallery'));
  const files = globSync('**/*.{html,js,css,json,xml,txt}', { cwd: SITE_FOLDER });
  assert.ok(files.length > 0);
  const withTraces = files.filter((file) =>
    /__gallery|data-example|\.examples\b/.test(readFileSync(join(SITE_FOLDER, file), 'utf8')),
  );
  assert.deepEqual(withTraces, []);
});
