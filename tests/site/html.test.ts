import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { builtPages, SITE_FOLDER } from './built-site.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

for (const { address, file } of builtPages()) {
  test(`${address}: valid HTML`, async () => {
    const { results } = await validator.validateFile(join(SITE_FOLDER, file));
    const complaints = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    assert.deepEqual(complaints, []);
  });
}
