import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { admin as run } from '#server/testing/admin-run.ts';
import { messageUnit, registrationUnit } from '#server/testing/submissions.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { openTestStore } from '#server/testing/test-website.ts';

const FORMULAS = ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\u{ff1d}1+1', '\u{ff0b}1', '\u{ff0d}1', '\u{ff20}x'];

async function openFormulas() {
  const folder = temporaryFolder();
  const dataFolder = path.join(folder, 'data');
  mkdirSync(dataFolder);
  const store = await openTestStore(dataFolder);
  for (const [index, employer] of FORMULAS.entries()) {
    await store.run(
      registrationUnit({ email: `e${index}@example.com`, employer, phone: '+966 50 123 4567' }),
    );
  }
  await store.run(messageUnit({ message: 'a\nb' }));
  return { folder, admin: (...args: string[]) => run(dataFolder, args) };
}

test('an export as CSV opens in a spreadsheet: Arabic is read as Arabic, no formula is computed', async () => {
  const { admin, folder } = await openFormulas();
  const file = path.join(folder, 'registrations.csv');
  assert.equal(await admin('registrations', 'export', '--out', file), `8 registrations written to ${file}`);
  const csv = readFileSync(file, 'utf8');
  assert.match(csv, /^\ufeffcreated_at,first_name,/u);
  for (const formula of FORMULAS) assert.ok(csv.includes(`,'${formula},`), formula);
  assert.match(csv, /,\+966 50 123 4567,/u, 'a phone number is left as it is');
  assert.equal(csv.split('\r\n').length, FORMULAS.length + 2);
  assert.equal(statSync(file).mode & 0o077, 0, 'nobody but its owner reads it');
  assert.match(await admin('messages', 'export'), /"a\nb"/u);
});

test('a spreadsheet holds texts only, and runs from right to left under Arabic headings', async () => {
  const { admin, folder } = await openFormulas();
  const sheetOf = async (...options: string[]) => {
    const file = path.join(folder, `registrations${options.join('')}.xlsx`);
    await admin('registrations', 'export', '--out', file, ...options);
    const parts = unzipSync(readFileSync(file));
    const text = (name: string) => strFromU8(parts[name] ?? assert.fail(`${name} is missing`));
    return { sheet: text('xl/worksheets/sheet1.xml'), texts: text('xl/sharedStrings.xml') };
  };
  const arabic = await sheetOf();
  assert.match(arabic.sheet, /rightToLeft="1"/u);
  assert.match(arabic.texts, /الاسم الأول/u);
  assert.doesNotMatch(arabic.sheet, /<f>/u, 'no formula');
  assert.doesNotMatch(arabic.sheet, /<c (?![^>]*t="s")[^>]*><v>/u, 'no number');
  for (const formula of FORMULAS) assert.ok(arabic.texts.includes(formula), formula);
  const english = await sheetOf('--language', 'en');
  assert.doesNotMatch(english.sheet, /rightToLeft="1"/u);
  assert.match(english.texts, /First name/u);
});
