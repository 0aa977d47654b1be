import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import * as v from 'valibot';
import { parse } from 'yaml';
import { FORMS } from '#server/forms/forms.ts';
import { seriesIn, type Series } from '#server/testing/metrics-text.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { openTestStore } from '#server/testing/test-website.ts';
import { Counts } from './counts.ts';
import { addInstallation } from './installation-metrics.ts';
import { createMetrics } from './metrics.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const FOLDER = path.join(PROJECT, 'ops', 'monitoring');
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

const alarmsSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          alert: v.string(),
          expr: v.string(),
          labels: v.object({ severity: v.picklist(['critical', 'warning']) }),
          annotations: v.object({ summary: v.string(), action: v.string(), page: v.string() }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = v.object({
  panels: v.array(v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) })),
});

const alarms = v.parse(alarmsSchema, parse(read('alarms.yaml'))).groups.flatMap(({ rules }) => rules);
const { panels } = v.parse(dashboardSchema, JSON.parse(read('dashboard.json')));

/** Prometheus adds these to what it reads. */
const ADDED_NAMES = ['up'];
const ADDED_LABELS = ['job', 'instance', 'le'];
const WORDS = ['and', 'or', 'unless', 'bool', 'offset', 'by', 'without', 'on', 'ignoring'];
const SELECTION = /(\w+)?\s*\{([^}]*)\}/gu;
const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/gu;

/** The metrics that an expression of PromQL names: the words that are neither functions, labels nor numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/gu, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/gu, ' ');
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?!\w|\s*\()/giu)]
    .map(([word]) => word)
    .filter((word) => !WORDS.includes(word));
}

/** Everything that a server with all settings shows. */
async function shownSeries(): Promise<Series[]> {
  const folder = temporaryFolder();
  const { registry, measured } = createMetrics(
    new Counts(),
    FORMS.map(({ table }) => table),
  );
  const store = measured(await openTestStore(folder));
  addInstallation(registry, {
    store,
    checkReady: () => store.rehearse([]),
    folders: { data: folder, backup: folder },
    newestBackup: () => undefined,
  });
  await assert.rejects(store.run([{ sql: 'no statement', values: [] }]));
  await store.run([]);
  return seriesIn(await registry.metrics());
}

const shown = await shownSeries();
const expressions = [
  ...alarms.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

test('every metric that an alarm or the dashboard looks at is shown by the server', () => {
  const names = new Set([...ADDED_NAMES, ...shown.map(({ name }) => name)]);
  for (const { where, expr } of expressions) {
    const metrics = metricsIn(expr);
    assert.notEqual(metrics.length, 0, where);
    for (const metric of metrics) assert.ok(names.has(metric), `${where}: ${metric} is not shown`);
  }
});

test('every label that they choose by has a value that occurs', () => {
  for (const { where, expr } of expressions) {
    for (const [, name = '', matchers = ''] of expr.matchAll(SELECTION)) {
      for (const [, label = '', , value = ''] of matchers.matchAll(MATCHER)) {
        if (ADDED_LABELS.includes(label)) continue;
        const hasValue = shown.some((each) => each.name === name && each.labels[label] === value);
        assert.ok(hasValue, `${where}: ${name} has no ${label}="${value}"`);
      }
    }
  }
});

/** The ends of links to a page's headings. */
const anchorsOf = (file: string): string[] =>
  [...file.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'));

test('every alarm says in a sentence what to do, and where more about it stands', () => {
  assert.equal(new Set(alarms.map(({ alert }) => alert)).size, alarms.length);
  for (const { alert, annotations } of alarms) {
    assert.match(annotations.action, /^[A-Z].{30,}\.$/su, alert);
    const [file = '', anchor] = annotations.page.split('#');
    const page = readFileSync(path.join(PROJECT, file), 'utf8');
    if (anchor !== undefined) assert.ok(anchorsOf(page).includes(anchor), `${alert}: ${annotations.page}`);
  }
});
