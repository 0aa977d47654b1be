import { ILLUSTRATIONS } from '#content/facts/illustrations.ts';
import { DEPARTMENTS, QUALIFICATION_COUNT, RESPONSIBILITY_COUNT } from '#content/records/job.ts';
import { NEWS_CATEGORIES } from '#content/records/news-item.ts';

/** What a command line or its questions gave: by the option's name. */
export type Answers = Readonly<Record<string, string>>;

export interface Question {
  option: string;
  asks: string;
  /** One of these; any text, otherwise. */
  choices?: readonly string[];
  pattern?: RegExp;
}

/** What can be made: what is asked, and the two files with a sample in [[ ]] wherever words are needed. */
export interface NewRecord {
  folder: 'articles' | 'jobs' | 'news';
  /** The page of docs/guides about it. */
  guide: string;
  questions: readonly Question[];
  ar: (answers: Answers, today: string) => string;
  en: (answers: Answers) => string;
}

const TITLES: readonly Question[] = [
  { option: 'ar', asks: 'Title in Arabic' },
  { option: 'en', asks: 'Title in English' },
];
const NAME: Question = {
  option: 'name',
  asks: 'Name of its files and its address (a-z, 0-9, hyphens)',
  pattern: /^[a-z\d]+(?:-[a-z\d]+)*$/,
};

function file(head: readonly string[], body: string): string {
  return ['---', ...head, '---', '', body, ''].join('\n');
}

const list = (count: number, sample: string) => Array.from({ length: count }, () => `- [[${sample}]]`);

export const NEW_RECORDS: Readonly<Record<string, NewRecord>> = {
  article: {
    folder: 'articles',
    guide: 'article',
    questions: [NAME, ...TITLES],
    ar: ({ ar }, today) =>
      file(
        [
          `title: ${ar}`,
          'teaser: [[جملة واحدة تدعو إلى القراءة]]',
          'description: [[ما يقوله محرك البحث عن المقال، في نحو 140 حرفًا]]',
          'keywords: [[كلمات، تفصل بينها، فواصل]]',
          'kind: article',
          `date: ${today}`,
          `cover: [[one of: ${ILLUSTRATIONS.join(', ')}]]`,
        ],
        '[[الفقرة الأولى]]\n\n## [[عنوان جزء]]\n\n[[فقرة]]',
      ),
    en: ({ en }) =>
      file(
        [
          `title: ${en}`,
          'teaser: [[one sentence that invites to read]]',
          'description: [[what a search engine says of it, in some 140 letters]]',
          'keywords: [[words, with commas, between them]]',
        ],
        '[[The first paragraph]]\n\n## [[The heading of a part]]\n\n[[A paragraph]]',
      ),
  },
  job: {
    folder: 'jobs',
    guide: 'job',
    questions: [...TITLES, { option: 'department', asks: 'Department', choices: DEPARTMENTS }],
    ar: ({ ar, department }, today) =>
      file(
        [
          `title: ${ar}`,
          'keywords: [[كلمات، تفصل بينها، فواصل]]',
          `department: ${department}`,
          `published: ${today}`,
          'responsibilities:',
          ...list(RESPONSIBILITY_COUNT, 'مسؤولية'),
          'qualifications:',
          ...list(QUALIFICATION_COUNT, 'مؤهل'),
        ],
        '[[فقرة واحدة عن الوظيفة]]',
      ),
    en: ({ en }) =>
      file(
        [
          `title: ${en}`,
          'keywords: [[words, with commas, between them]]',
          'responsibilities:',
          ...list(RESPONSIBILITY_COUNT, 'a responsibility'),
          'qualifications:',
          ...list(QUALIFICATION_COUNT, 'a qualification'),
        ],
        '[[One paragraph about the job]]',
      ),
  },
  news: {
    folder: 'news',
    guide: 'article',
    questions: [
      { ...NAME, asks: 'Name of its files (a-z, 0-9, hyphens)' },
      ...TITLES,
      { option: 'category', asks: 'Category', choices: NEWS_CATEGORIES },
      { option: 'href', asks: 'Page that it leads to, such as /careers', pattern: /^\/\S*$/ },
    ],
    ar: ({ ar, category, href }, today) =>
      file(
        [
          `title: ${ar}`,
          `category: ${category}`,
          `date: ${today}`,
          `href: ${href}`,
          `cover: [[one of: ${ILLUSTRATIONS.join(', ')}]]`,
        ],
        '[[الخبر في فقرة واحدة]]',
      ),
    en: ({ en }) => file([`title: ${en}`], '[[The news in one paragraph]]'),
  },
};
