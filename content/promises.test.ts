import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { counted as arabicCounted } from './ar/counted.ts';
import { countedBefore, counted as englishCounted } from './en/counted.ts';
import { PROGRAMME_STEP_WEEKS } from './facts/platforms-code.ts';
import { PROMISES } from './facts/promises.ts';

/**
 * A number, in digits or words, beside what the company promises in: time, people, projects; and a day of the calendar.
 */
const FIGURES = {
  ar: [
    /(?<!\p{L})(?:\d+|ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|ثماني(?:ة)?|تسعة?|عشرة?) (?:دقائق|دقيقة|ساعات|ساعة|أيام|يوم|أسابيع|أسبوع|أشهر|شهر)/gu,
    /\d+ (?:مختص|مشروع|منصّة وخدمة)/gu,
    /(?<!\p{L})(?:دقيقت|ساعت|يوم|أسبوع|شهر)(?:ين|ان)(?!\p{L})/gu,
    /(?<!\p{L})(?:دقيقة|ساعة|يوم|أسبوع|شهر) (?:عمل )?واحدة?(?!\p{L})/gu,
    /\d{1,2} (?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)/gu,
  ],
  en: [
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:working day|minute|hour|day|week|month)/giu,
    /\b\d+ (?:specialist|project|platforms and services)/giu,
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu,
  ],
} as const;

/** What is told or advised, and promised by nobody: whole files, and single figures of the others. */
const TOLD: Readonly<Record<string, 'all' | readonly RegExp[]>> = {
  'article-1.ts': 'all',
  'articles/article-1.md': 'all',
  'post.ts': 'all',
  'jobs/1.md': 'all',
  'jobs/2.md': 'all',
  'jobs/3.md': 'all',
  'jobs/4.md': 'all',
  // What came of a workshop, and when to look again.
  'article-2.ts': [/أسبوعين|دقيقتين|ثلاثة أشهر/, /two week|two minute|three month/i],
  // What changed for clients; how a story's months are counted.
  'success-stories.ts': [/دقيقتين|شهران/, /two minute/],
  // A day of somebody who uses five platforms.
  'platforms-code.ts': [/يوم واحد/],
  // How its numbers, which the visitor chooses, go with their nouns.
  'minute-calculator.ts': [/دقيقة واحدة|دقيقتان|يوم واحد|يومان/],
  // Spans of a chart that only the company sees.
  'operator-report.ts': 'all',
  // An example in the comment on cases.
  'counted.ts': 'all',
};

/** Text files cannot be filled in: the figures they state are these, or the test says so. */
const HELD: Readonly<Record<string, Readonly<Record<'ar' | 'en', readonly string[]>>>> = Object.fromEntries(
  ['articles/platforms-code.md', 'news/platforms-code.md'].map((file) => [
    file,
    {
      ar: [arabicCounted(PROMISES.programmeWeeks, 'week')],
      en: [englishCounted(PROMISES.programmeWeeks, 'week'), countedBefore(PROMISES.programmeWeeks, 'week')],
    },
  ]),
);

/** The figures that a text states by hand. */
function figuresIn(text: string, language: 'ar' | 'en'): string[] {
  return FIGURES[language].flatMap((pattern) => [...text.matchAll(pattern)].map(([figure]) => figure));
}

for (const language of ['ar', 'en'] as const) {
  const folder = `content/${language}`;
  for (const file of globSync('**/*.{ts,md}', { cwd: folder }).map((each) => each.replaceAll('\\', '/'))) {
    const told = TOLD[file] ?? [];
    if (told === 'all') continue;
    test(`${folder}/${file} states no promised figure by hand: content/facts/promises.ts has them`, () => {
      const held = HELD[file]?.[language] ?? [];
      const written = figuresIn(readFileSync(`${folder}/${file}`, 'utf8'), language).filter(
        (figure) =>
          !told.some((each) => each.test(figure)) &&
          !held.some((each) => each.startsWith(figure.toLowerCase())),
      );
      assert.deepEqual(written, []);
    });
  }
}

test('the steps of the programme take its weeks, one after another', () => {
  const weeks = Array.from({ length: PROMISES.programmeWeeks }, (_, index) => index + 1);
  assert.deepEqual(PROGRAMME_STEP_WEEKS.flat(), weeks);
});
