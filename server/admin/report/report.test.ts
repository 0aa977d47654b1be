import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { openEmptyStore, TEST_ENGINES } from '#server/testing/engines.ts';
import { messageUnit, registrationUnit, subscriptionUnit } from '#server/testing/submissions.ts';
import { openData } from '#server/testing/admin-run.ts';
import { addVisits } from '#server/visits/visit-statements.ts';
import { renderReport } from './render-report.ts';
import { reportFigures } from './report-figures.ts';
import { timeBuckets } from './time-buckets.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const OPTIONS = {
  companyName: { ar: 'نود', en: 'Node' },
  nameOfPage: (page: string) => page,
  now: NOW,
};
/** The total of a counter as a language's part of the page shows it. */
function totalIn(page: string, language: string, label: string): string | undefined {
  const part = page.slice(page.indexOf(`data-language="${language}"`));
  return new RegExp(`<dt>${label}</dt>\\s*<dd>([^<]*)</dd>`, 'u').exec(part)?.[1];
}

for (const engine of TEST_ENGINES) {
  describe(engine.name, { skip: engine.skip }, () => {
    test('the report counts what came in its period, by whatever a manager asks for, in both languages', async () => {
      const store = await openEmptyStore(engine, 'test_report');
      const now = '2026-02-10T08:00:00.000Z';
      for (const email of ['a@example.com', 'b@example.com'])
        await store.run(registrationUnit({ email }, { now }));
      await store.run(registrationUnit({ email: 'late@example.com' }, { now: '2026-02-20T21:30:00.000Z' }));
      await store.run(registrationUnit({ workshop: '<script>alert(1)</script>' }, { now, language: 'en' }));
      await store.run(messageUnit({}, { now }));
      await store.run(subscriptionUnit({}, { now }));
      const visit = { day: '2026-02-10', page: '/faq', language: 'en', source: 'google.com', hits: 1_200 };
      await store.run([addVisits(visit), addVisits({ ...visit, day: '2026-02-28', source: '' })]);
      const page = renderReport(await reportFigures(store, {}, NOW), OPTIONS);
      assert.equal(totalIn(page, 'ar', 'تسجيلات الورش'), '4');
      assert.equal(totalIn(page, 'en', 'Workshop registrations'), '4');
      assert.equal(totalIn(page, 'en', 'Contact messages'), '1');
      assert.equal(totalIn(page, 'en', 'Newsletter subscriptions'), '1');
      assert.equal(totalIn(page, 'en', 'Visits'), '2,400');
      for (const shown of ['google.com', '/faq', 'دخول مباشر', 'Direct', 'Turning Point', 'نقطة تحول']) {
        assert.ok(page.includes(shown), shown);
      }
      assert.ok(page.includes('&lt;script&gt;alert(1)'), 'what visitors wrote stays text');
      assert.doesNotMatch(
        page,
        /@example|<script|https?:|url\(/u,
        'nobody is named, and nothing is asked for',
      );
      const period = { since: new Date('2026-02-20T21:00:00Z'), until: new Date('2026-02-27T21:00:00Z') };
      const week = renderReport(await reportFigures(store, period, NOW), OPTIONS);
      assert.equal(totalIn(week, 'en', 'Workshop registrations'), '1', 'a day begins at midnight in Riyadh');
      assert.equal(totalIn(week, 'en', 'Visits'), '0');
      assert.match(week, /21 February 2026 to 27 February 2026/u);
    });
  });
}

test('the command writes one page for its owner alone', async () => {
  const { admin, folder } = await openData();
  const file = path.join(folder, 'report.html');
  assert.match(await admin('report', '--out', file), /^Report written to/u);
  assert.match(readFileSync(file, 'utf8'), /id="switch-ar"[^>]*checked/u);
  await assert.rejects(admin('report', '--out', file), /exists/u);
  await assert.rejects(admin('report'), /--out <file>' not specified/u);
});

test('a long time is drawn in weeks, a longer one in months, and no day is counted twice or lost', () => {
  const figures = [
    { key: '2026-01-01', count: 1 },
    { key: '2026-01-31', count: 2 },
    { key: '2026-12-31', count: 4 },
  ];
  for (const [last, step] of [
    ['2026-02-10', 'day'],
    ['2026-12-31', 'week'],
    ['2027-12-31', 'month'],
  ] as const) {
    const { step: drawn, columns } = timeBuckets(figures, '2026-01-01', last);
    assert.equal(drawn, step);
    assert.ok(columns.length <= 62);
    assert.equal(
      columns.reduce((sum, { count }) => sum + count, 0),
      step === 'day' ? 3 : 7,
    );
  }
});
