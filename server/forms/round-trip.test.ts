import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Submission } from '#shared/form-check.ts';
import { fieldNames } from '#shared/form-fields.ts';
import { csvRow } from '#server/admin/submissions/csv.ts';
import { columnsOf, rowsOf } from '#server/admin/submissions/submission-rows.ts';
import { sql } from '#server/storage/sql.ts';
import type { Store } from '#server/storage/store.ts';
import { openEmptyStore, TEST_ENGINES } from '#server/testing/engines.ts';
import { openFormClient } from '#server/testing/form-client.ts';
import { sampleOf, unitOf } from '#server/testing/submissions.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';
import type { Form } from './form.ts';
import { FORMS } from './forms.ts';

async function exported(store: Store, form: Form) {
  // What waits for its owner's word is no submission yet.
  if (form.confirmation) await store.run([sql`update subscriptions set state = 'confirmed'`]);
  const rows = [];
  for await (const row of rowsOf(store, form, {})) rows.push(row);
  return rows;
}

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    for (const form of FORMS) {
      const names = fieldNames(form.fields);

      test(`${form.table}: what is posted is what is exported, every field under its own name`, async () => {
        const store = await openEmptyStore(engine, `test_trip_${form.table}`);
        const { port } = await startTestWebsite({ store });
        const { post } = await openFormClient(port);
        const sample = sampleOf(form.fields);
        assert.equal(new Set(Object.values(sample)).size, names.length, 'every value tells its field');
        assert.equal((await post(form.path, sample)).status, 201);
        const [row = {}, ...others] = await exported(store, form);
        assert.deepEqual(others, []);
        assert.deepEqual(Object.fromEntries(names.map((name) => [name, row[name]])), sample);
        const cells = csvRow(columnsOf(form), row);
        for (const value of Object.values(sample)) assert.ok(cells.includes(value), value);
      });

      test(`${form.table}: a submission that differs in one field is another one, whichever field it is`, async () => {
        const store = await openEmptyStore(engine, `test_other_${form.table}`);
        const send = (submission: Submission<string>) =>
          store.run(unitOf(form, submission, { now: '2026-01-01T12:00:00.000Z' }));
        const [sample, other] = [sampleOf(form.fields, 1), sampleOf(form.fields, 2)];
        await send(sample);
        for (const [index, name] of names.entries()) {
          await send({ ...sample, [name]: other[name] ?? '' });
          const rows = await exported(store, form);
          assert.equal(rows.length, index + 2, `another ${name} is kept`);
        }
        await send(sample);
        assert.equal((await exported(store, form)).length, names.length + 1, 'the same again is not');
      });
    }
  });
}
