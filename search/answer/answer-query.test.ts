import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSearchIndex } from '../index/search-index.ts';
import type { SearchablePage } from '../index/searchable-page.ts';
import { answerQuery, pathsWithAll } from './answer-query.ts';

function page(path: string, title: string, rest: Partial<SearchablePage> = {}): SearchablePage {
  return { path, title, description: '', names: [], keywords: [], sections: [], foreign: '', ...rest };
}

const section = (id: string, heading: string, text: string) => ({ id, heading, headings: heading, text });

const INDEX = createSearchIndex({
  pages: [
    page('/services', 'الخدمات', { names: ['Services'], foreign: 'support consulting' }),
    page('/careers', 'الوظائف', { description: 'انضم إلى فريقنا', names: ['Careers'] }),
    page('/contact', 'تواصل معنا', { description: 'هاتف وبريد إلكتروني', names: ['Contact us'] }),
    page('/guide', 'دليل العمل', {
      sections: [
        section('team', 'الفريق', 'نبحث عن وظائف وخدمات كثيرة في كل قسم'),
        section('hosting', 'الاستضافة', 'خوادم داخل المملكة'),
      ],
    }),
    page('/notes', 'ملاحظات', { sections: [section('all', 'متفرقات', 'لكل قسم دفتر')] }),
    page('/faq', 'الأسئلة', { sections: [section('duration', 'كم يستغرق المشروع؟', 'أربعة أشهر')] }),
  ],
  synonyms: [
    ['وظيفة', 'شغل', 'job'],
    ['تواصل معنا', 'اتصل بنا', 'ايميل'],
  ],
  stopWords: ['كم في عن', 'ابغى'],
});

const found = (query: string) => answerQuery(query, INDEX).hits.map(({ path }) => path);
const first = (query: string) => found(query)[0];

test('a page named so comes before one that only mentions it', () => {
  assert.deepEqual(found('وظائف'), ['/careers', '/guide']);
  assert.deepEqual(found('خدمة'), ['/services', '/guide']);
});

test('a page that says all the words comes before one that says some as well', () => {
  assert.equal(first('قسم خوادم'), '/guide');
  assert.equal(first('قسم دفتر'), '/notes');
});

test('two words for one thing ask for it once, so the page named so is the answer', () => {
  const everywhere = { description: 'وظائف', sections: [section('today', 'وظائف', 'وظائف')] };
  const index = createSearchIndex({
    pages: [page('/today', 'وظيفة اليوم', everywhere), page('/careers', 'الوظائف')],
    synonyms: [['وظيفة', 'شغل', 'job']],
    stopWords: [],
  });
  for (const query of ['وظائف', 'شغل وظيفة', 'job وظائف']) {
    assert.equal(answerQuery(query, index).hits[0]?.path, '/careers', query);
  }
});

test('a letter held down is one letter', () => {
  assert.equal(first('وظيييييفة'), '/careers');
});

test('where no page says all the words, those that say some are found', () => {
  assert.ok(found('هاتف المملكة').includes('/contact'));
  assert.ok(found('هاتف المملكة').includes('/guide'));
});

test('what stands for one another is found by each', () => {
  for (const query of ['شغل', 'job', 'ابغى شغل']) assert.equal(first(query), '/careers', query);
  for (const query of ['اتصل بنا', 'ايميل']) assert.equal(first(query), '/contact', query);
});

test('a page is found by its words in the other language', () => {
  assert.equal(first('services'), '/services');
  assert.equal(first('consulting'), '/services');
});

test('the beginning of a word is enough', () => {
  assert.equal(first('وظا'), '/careers');
  assert.equal(first('serv'), '/services');
});

test('a slip of the pen is forgiven, and what was probably meant is said', () => {
  const { hits, meant } = answerQuery('وضائف', INDEX);
  assert.equal(hits[0]?.path, '/careers');
  assert.equal(meant, 'وظائف');
  assert.equal(answerQuery('وظائف', INDEX).meant, undefined);
});

test('what was typed on the other keyboard is read as meant', () => {
  const { hits, meant } = answerQuery('hgo]lhj', INDEX);
  assert.equal(hits[0]?.path, '/services');
  assert.equal(meant, 'الخدمات');
});

test('the other keyboard is read with a slip of the pen, and Arabic in Latin letters with its article', () => {
  assert.ok(found('hgo]lhj hg,/hzt xzxz').includes('/services'));
  assert.equal(first('alkhadamat'), '/services');
});

test('words put right are known as the phrase that they are', () => {
  assert.equal(first('اتصلز بنا'), '/contact');
});

test('a part of a page is offered where the page itself is called otherwise', () => {
  const [guide] = answerQuery('استضافة', INDEX).hits;
  assert.equal(guide?.path, '/guide');
  assert.deepEqual(
    guide.sections.map(({ id }) => id),
    ['hosting'],
  );
  assert.deepEqual(answerQuery('الخدمات', INDEX).hits[0]?.sections, []);
});

test('words next to each other in a heading lead to it, even those that say nothing alone', () => {
  assert.equal(first('كم يستغرق المشروع'), '/faq');
});

test('nothing is found for words that nobody said, for none and for marks only', () => {
  for (const query of ['زخرفةxyz', 'zzzz', '', '  ', '؟!']) assert.deepEqual(found(query), [], query);
});

test('a list keeps only what has every word of the query', () => {
  const all = ['/services', '/careers', '/guide'];
  assert.deepEqual(pathsWithAll('وظائف قسم', all, INDEX), ['/guide']);
  assert.deepEqual(pathsWithAll('وظائف zzzz', all, INDEX), []);
});
