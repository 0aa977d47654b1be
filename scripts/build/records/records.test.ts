import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { readArticles } from './read-articles.ts';
import { readJobs } from './read-jobs.ts';
import { readNews } from './read-news.ts';
import { recordFile, type RecordKind } from './source-pairs.ts';

const root = mkdtempSync(join(tmpdir(), 'records-'));
after(() => rmSync(root, { recursive: true }));

const HEAD = {
  articles: ['title: A\nteaser: b\ndescription: c\nkeywords: d', 'kind: article\ncover: news-1'],
  news: ['title: A', 'category: event\ndate: 2025-05-19\nhref: /careers\ncover: news-1'],
  jobs: [
    'title: A\nkeywords: b\nresponsibilities:\n- 1\n- 2\n- 3\nqualifications:\n- 1\n- 2\n- 3\n- 4',
    'department: department_1\npublished: 2025-05-19',
  ],
} as const;
const READ = { articles: readArticles, jobs: readJobs, news: (folder: string) => readNews([], folder) };

interface Sample {
  kind: RecordKind;
  name?: string;
  /** Changes the Arabic file, the English one. */
  ar?: (file: string) => string;
  en?: (file: string) => string;
}

/** Reads one pair of files, right but for what is changed. */
function read({ kind, name = '7', ar = (file) => file, en = (file) => file }: Sample): unknown {
  const [words, facts] = HEAD[kind];
  const write = (language: 'ar' | 'en', text: string) => {
    const file = join(root, recordFile(kind, language, name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const files = [
    write('ar', ar(`---\n${words}\n${facts}\n---\n\nText.\n`)),
    write('en', en(`---\n${words}\n---\n\nText.\n`)),
  ];
  try {
    return READ[kind](root);
  } finally {
    for (const file of files) rmSync(file);
  }
}

const put = (from: string | RegExp, to: string) => (file: string) => file.replace(from, to);

test('files without a mistake are read', () => {
  for (const kind of ['articles', 'jobs', 'news'] as const) assert.doesNotThrow(() => read({ kind }));
});

test('a mistake is named with its file, its line and what to write instead', () => {
  const mistakes: [Sample, string | RegExp][] = [
    [
      { kind: 'news', ar: put('title', 'titel') },
      /^content\/ar\/news\/7\.md:2: "titel" is unknown here; the file takes: title, action/,
    ],
    [
      { kind: 'jobs', ar: put('keywords: b\n', '') },
      'content/ar/jobs/7.md:1: "keywords" is missing: add a line "keywords: …".',
    ],
    [
      { kind: 'jobs', en: put('title: A', 'title: A\npublished: 2025-05-19') },
      'content/en/jobs/7.md:3: "published" is the same in every language and stands in the Arabic file only: remove the line.',
    ],
    [
      { kind: 'jobs', en: put('- 3\n', '') },
      'content/en/jobs/7.md:4: "responsibilities:" needs exactly 3 lines of "- …" below it, and has 2.',
    ],
    [{ kind: 'news', ar: put('event', 'party') }, /:3: "party" is no category; choose one of: event, /],
    [
      { kind: 'news', ar: put('05-19', '02-30') },
      /:4: "2025-02-30" is no date: write it as 2025-05-19 or 2025-05-19T20:30:00\+03:00\.$/,
    ],
    [{ kind: 'news', ar: put('2025', '2999') }, /:4: 2999-05-19 is yet to come/],
    [
      { kind: 'news', ar: put('/careers', '/carers') },
      /:5: "\/carers" is no page of this site: write its path, such as \/careers\.$/,
    ],
    [{ kind: 'news', ar: put('Text.', 'One.\n\nTwo.') }, /:8: one paragraph with the news itself/],
    [{ kind: 'jobs', name: 'first', ar: (file) => file }, /jobs\/first\.md:1: is not named by a number/],
    [{ kind: 'articles', ar: put('Text.', '[[Text]]') }, /:10: the sample in \[\[ \]\] still stands here/],
    [{ kind: 'articles', ar: put('Text.', '# Text') }, /:10: the title is in the head/],
    [{ kind: 'articles', ar: put('Text.', '<b>Text</b>') }, /:10: HTML has no place here: write Markdown\.$/],
    [{ kind: 'articles', ar: put('Text.', '![A](cat.jpg)') }, /:10: there is no picture "cat.jpg"; choose/],
    [{ kind: 'articles', ar: put('Text.', 'A [b](/en/faq)') }, /:10: leave the language out of "\/en\/faq"/],
    [{ kind: 'articles', ar: put('Text.', 'A [b](faq)') }, /:10: "faq" is no address: write \/faq for/],
    [{ kind: 'articles', en: put('Text.', '## A\n\nText.') }, /en\/articles\/7\.md:7: has 1 headings/],
    [{ kind: 'articles', en: put('Text.', '') }, /en\/articles\/7\.md:7: the article has no text/],
    [{ kind: 'articles', name: 'My-Day' }, /My-Day\.md:1: is not named like an address/],
    [{ kind: 'articles', ar: put('---\n', '') }, /:1: begins with a line "---"/],
  ];
  for (const [sample, message] of mistakes) {
    assert.throws(() => read(sample), { name: 'ContentError', message }, JSON.stringify(message.toString()));
  }
});

test('an article is its parts, with the few marks that have a look', () => {
  const ar = put(
    'Text.',
    'One **two** [three](/faq).\n\n## Part\n\n- a\n- b\n\n| x | y |\n| - | - |\n| 1 | 2 |',
  );
  const en = put('Text.', 'One.\n\n## Part\n\nText.');
  assert.deepEqual(readArticlesOf({ kind: 'articles', ar, en }), {
    opening: [{ p: ['One ', { b: 'two' }, ' ', { a: 'three', to: '/faq' }, '.'] }],
    sections: [
      {
        heading: 'Part',
        blocks: [{ ul: ['a', 'b'] }, { table: { head: ['x', 'y'], rows: [['1', '2']] } }],
      },
    ],
  });
});

function readArticlesOf(sample: Sample): unknown {
  const { bodies } = Object.assign({ bodies: { ar: {} } }, read(sample));
  return Object.values(bodies.ar)[0];
}
