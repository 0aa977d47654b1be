import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OPEN_JOBS } from '#content/facts/vacancies.ts';
import { pathTo } from '#content/facts/paths.ts';
import { answerQuery, pathsWithAll } from '#search/answer/answer-query.ts';
import { createSearchIndex } from '#search/index/search-index.ts';
import type { SearchData } from '#search/index/searchable-page.ts';
import { builtPages, isServed, readSiteFile, transferredBytes, type Language } from './built-site.ts';

/** Kilobytes of 1,000 bytes, as brotli brings them. */
const INDEX_KILOBYTES = 40;
/** Of a hundred queries so many find an expected page among the first so many (rule:search-quality). */
const LEAST_FOUND = 95;
const FIRST = 3;

// oxlint-disable-next-line typescript/consistent-type-assertions -- written by the build from this type
const dataOf = (language: Language) => JSON.parse(readSiteFile(`search/${language}.json`)) as SearchData;
const DATA = { ar: dataOf('ar'), en: dataOf('en') };
const INDEX = { ar: createSearchIndex(DATA.ar), en: createSearchIndex(DATA.en) };

interface Expectation {
  language: Language;
  query: string;
  paths: readonly string[];
}

function readQueries(file: string): Expectation[] {
  const lines = readFileSync(`tests/search/${file}`, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language = '', query = '', paths = ''] = line.split(' | ');
      return { language: language === 'en' ? 'en' : 'ar', query, paths: paths.trim().split(' ') };
    });
}

for (const file of ['queries.txt', 'queries-held-out.txt']) {
  const queries = readQueries(file);

  test(`${file}: ${LEAST_FOUND} of 100 queries find a right page among the first ${FIRST}`, () => {
    const missed = queries.filter(({ language, query, paths }) => {
      const { hits } = answerQuery(query, INDEX[language]);
      return !hits.slice(0, FIRST).some(({ path }) => paths.includes(path));
    });
    const share = (100 * (queries.length - missed.length)) / queries.length;
    assert.ok(
      share >= LEAST_FOUND,
      `${share.toFixed(1)} of 100:\n${missed.map(({ language, query, paths }) => `${language} ${query} → ${paths.join(' ')}`).join('\n')}`,
    );
  });

  test(`${file} expects pages that there are`, () => {
    for (const { query, paths } of queries) {
      for (const path of paths) assert.ok(isServed(path), `${query} → ${path}`);
    }
  });
}

for (const [language, { pages }] of Object.entries(DATA)) {
  test(`the search index of ${language} stays within ${INDEX_KILOBYTES} KB`, () => {
    const bytes = transferredBytes(`/search/${language}.json`);
    assert.ok(bytes <= INDEX_KILOBYTES * 1000, `${(bytes / 1000).toFixed(1)} KB`);
  });

  test(`every part that the search of ${language} leads to is on its page`, () => {
    const built = new Map(
      builtPages()
        .filter((page) => page.language === language)
        .map((page) => [page.path, page]),
    );
    for (const { path, sections } of pages) {
      const ids = new Set(built.get(path)?.elements.map(({ attributes }) => attributes['id']));
      for (const { id } of sections) assert.ok(id === undefined || ids.has(id), `${path}#${id}`);
    }
  });
}

test('the careers search reads whole advertisements, in any form and language', () => {
  const jobs: string[] = OPEN_JOBS.map(({ id }) => pathTo.job(id));
  const found = (query: string) => pathsWithAll(query, jobs, INDEX.ar);
  assert.deepEqual(found('دوام كامل').toSorted(), jobs);
  for (const query of ['المهندسين', 'مهندسة', 'UX', 'typescript', 'SRE', 'engineer']) {
    const [best = ''] = found(query);
    assert.ok(jobs.includes(best), query);
  }
  assert.deepEqual(found('zzzz'), []);
});
