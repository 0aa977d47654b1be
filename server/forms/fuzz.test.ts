import * as fc from 'fast-check';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkForm } from '#shared/form-check.ts';
import { fieldNames, type FieldRule } from '#shared/form-fields.ts';
import { INVISIBLE } from '#shared/invisible.ts';
import { openFormClient } from '#server/testing/form-client.ts';
import { FUZZ } from '#server/testing/fuzz.ts';
import { sampleOf } from '#server/testing/submissions.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';
import type { Form } from './form.ts';
import { FORMS } from './forms.ts';
import { storedSubmission } from './submission.ts';

/** What a careless or hostile client puts where a text belongs. */
const TEXT = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom("'; drop table outbox; --", 'a\r\nBcc: b@example.com', '\u0000', '\ud800', '\u202eabc'),
  fc.constantFrom('=1+1', '<script>x</script>', '%s%n', '../../etc/passwd', 'أ'.repeat(6000)),
);
const ANYTHING = fc.oneof(TEXT, fc.jsonValue({ maxDepth: 3 }));

function hostile(rule: FieldRule | undefined): fc.Arbitrary<unknown> {
  return rule?.kind === 'email' ? fc.oneof(fc.emailAddress(), ANYTHING) : ANYTHING;
}

/** A form of which some fields are filled in properly and the others with anything, and keys that nobody asked for. */
function submissions({ fields }: Form): fc.Arbitrary<unknown> {
  const sample: Readonly<Record<string, string>> = sampleOf(fields);
  const entries = fieldNames(fields).map((name) => {
    const proper = fc.constant<unknown>(sample[name]);
    return [name, fc.oneof({ weight: 4, arbitrary: proper }, hostile(fields[name]))] as const;
  });
  const known = fc.record(Object.fromEntries(entries), { requiredKeys: [] });
  const unknown = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', 'state'), ANYTHING);
  return fc.oneof(
    { weight: 8, arbitrary: known },
    fc
      .tuple(known, unknown)
      .map(([a, b]): unknown => Object.fromEntries([...Object.entries(b), ...Object.entries(a)])),
    fc.jsonValue(),
  );
}

for (const form of FORMS) {
  const names = fieldNames(form.fields);

  test(`${form.table}: whatever is filled in is refused by field or becomes a text without surprises`, () => {
    let taken = 0;
    const property = fc.property(submissions(form), (input) => {
      const check = checkForm(form.fields, input);
      if (!check.ok) {
        assert.ok(Object.keys(check.issues).length > 0, 'a refusal names its field');
        return;
      }
      taken += 1;
      assert.deepEqual(Object.keys(check.value).toSorted(), names.toSorted(), 'no other key comes in');
      for (const text of Object.values(check.value)) {
        assert.ok(text.isWellFormed());
        assert.equal(text.replace(INVISIBLE, ''), text);
      }
      assert.deepEqual(checkForm(form.fields, check.value), check, 'cleaning once is cleaning for good');
    });
    fc.assert(property, { ...FUZZ, numRuns: FUZZ.numRuns * 10 });
    assert.ok(taken > FUZZ.numRuns, `forms were taken as well: ${taken}`);
  });

  test(`${form.table}: no body breaks the server, and what it says it stored is stored`, async () => {
    const { port, store } = await startTestWebsite({ ratePerMinute: 900_000, ratePerHour: 900_000 });
    const { post } = await openFormClient(port);
    const seen = new Map<number, number>();
    async function send(body: string | Uint8Array): Promise<number> {
      const answer = await post(form.path, Buffer.from(body));
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      assert.ok([201, 400, 413, 422].includes(answer.status), `${answer.status}: ${answer.text}`);
      assert.ok(answer.json().message.length > 0, 'every answer has a sentence');
      return answer.status;
    }
    const filledIn = fc.asyncProperty(submissions(form), async (input) => {
      const status = await send(JSON.stringify(input) ?? '');
      if (status !== 201) return;
      const check = checkForm(form.fields, input);
      assert.ok(check.ok, 'nothing is taken that the form refuses');
      const [rows = []] = await store.read([storedSubmission(form, check.value)]);
      assert.equal(rows.length, 1, 'what is said to be stored is stored');
    });
    await fc.assert(filledIn, FUZZ);
    const bytes = fc.oneof(fc.uint8Array({ maxLength: 500 }), fc.string({ unit: 'binary' }), fc.json());
    const asTheyAre = fc.asyncProperty(bytes, async (body) => void (await send(body)));
    await fc.assert(asTheyAre, FUZZ);
    assert.ok((seen.get(201) ?? 0) > 10, `some were stored: ${[...seen].join('; ')}`);
  });
}
