import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readArticles } from '../build/records/read-articles.ts';
import { readJobs } from '../build/records/read-jobs.ts';
import { readNews } from '../build/records/read-news.ts';

const root = mkdtempSync(join(tmpdir(), 'new-'));
after(() => rmSync(root, { recursive: true }));

function runNew(...args: string[]): { status: number | null; text: string } {
  const script = join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    input: '',
  });
  return { status, text: stdout + stderr };
}

/** Puts a text in place of every sample, as an editor would; of a list of choices the first. */
function fillIn(): void {
  for (const file of globSync('content/*/*/*.md', { cwd: root })) {
    const path = join(root, file);
    const filled = readFileSync(path, 'utf8').replace(/\[\[(?:one of: ([a-z\d-]+))?.*?\]\]/g, (_, first) =>
      typeof first === 'string' ? first : 'Text',
    );
    writeFileSync(path, filled);
  }
}

const TITLES = ['--ar', 'عنوان', '--en', 'A title'];
const KINDS = [
  { args: ['job', ...TITLES, '--department', 'department_2'], read: () => readJobs(root).facts.length },
  { args: ['article', '--name', 'new-office', ...TITLES], read: () => readArticles(root).facts.length },
  {
    args: ['news', '--name', 'new-office', ...TITLES, '--category', 'event', '--href', '/careers'],
    read: () => readNews([], root).facts.length,
  },
];

for (const { args, read } of KINDS) {
  test(`a new ${args[0]} stops the build until its samples are replaced, and is complete then`, () => {
    const { status, text } = runNew(...args);
    assert.equal(status, 0, text);
    assert.match(text, /content\/ar\/.*\n.*content\/en\//);
    assert.throws(read, /the sample in \[\[ \]\] still stands here/);
    fillIn();
    assert.equal(read(), 1);
  });
}

test('what is there already is never overwritten, and a job takes the next number', () => {
  const again = runNew('article', '--name', 'new-office', ...TITLES);
  assert.equal(again.status, 1);
  assert.match(again.text, /is there already: choose another name/);
  assert.match(runNew('job', ...TITLES, '--department', 'department_1').text, /content\/ar\/jobs\/2\.md/);
});

test('whoever asks wrongly is told what to say', () => {
  assert.match(runNew().text, /^Say what: npm run new -- article\|job\|news/);
  assert.match(runNew('job', ...TITLES).text, /^Say also: --department/);
  assert.match(runNew('job', ...TITLES, '--department', 'x').text, /^--department is one of: department_1/);
  assert.match(runNew('article', '--name', '../x', ...TITLES).text, /^--name "\.\.\/x" does not fit\./);
  assert.match(runNew('article', '--title', 'x').text, /Unknown option '--title'/);
});
