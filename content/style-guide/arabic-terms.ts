import type { Term } from './term.ts';

const STORED = 'a name that the form sends as it is (rule:workshop-values)';
const OWNERS_SPELLING = 'as its owner, the Digital Government Authority, spells it';

/** What things are called in Arabic. */
const WORDS: readonly Term[] = [
  { concept: 'to advise', use: 'نقدّم المشورة', never: ['نستشير', 'يستشير', 'استشرنا'] },
  {
    concept: 'client organisation',
    use: 'الجهة (حكومية)، المنشأة (خاصة)',
    never: ['مؤسسة', 'مؤسست', 'مؤسسات'],
  },
  { concept: 'customers of the company', use: 'عملاؤنا', never: ['شركاؤنا', 'شركاءنا', 'شركائنا', 'زبائن'] },
  {
    concept: 'accessibility',
    use: 'النفاذ الرقمي؛ مجموعة الأدوات: أدوات الإتاحة والوصول',
    never: ['أدوات الوصول', 'معايير الوصول', 'سهولة الوصول', 'إمكانية الوصول'],
  },
  {
    concept: 'program code',
    use: 'شيفرة',
    never: ['كود', 'أكواد', 'شفرة'],
    except: {
      'كود المنصات': OWNERS_SPELLING,
      'بمكوّنات الكود': 'short for it, where the page has just named it',
    },
  },
  { concept: 'facilitator of a workshop', use: 'ميسّر', never: ['مدير الورشة', 'مساعد المدير'] },
  { concept: 'taking part', use: 'المشاركة', never: ['اندماج'] },
  { concept: 'permit', use: 'تصريح', never: ['ترخيص', 'رخصة'] },
  { concept: 'survey', use: 'استبانة', never: ['استبيان', 'استبيانات'] },
  { concept: 'mobile number', use: 'رقم الجوال', never: ['رقم الهاتف', 'موبايل', 'محمول'] },
  { concept: 'contact us', use: 'تواصل معنا', never: ['اتصل بنا', 'اتصلوا بنا'] },
  {
    concept: 'ticketing',
    use: 'تذاكر الدعم، وفي النص: بلاغ',
    never: ['خدمات التذاكر', 'أنظمة التذاكر', 'تذكرة'],
  },
  {
    concept: 'service level agreement',
    use: 'اتفاقية مستوى الخدمة',
    never: ['اتفاقية خدمة', 'اتفاقيات خدمة'],
  },
  { concept: 'resolution time', use: 'زمن المعالجة', never: ['زمن حل', 'زمن الحل'] },
  {
    concept: 'roadmap and sitemap',
    use: 'خارطة طريق، خريطة الموقع',
    never: ['خريطة طريق', 'خريطة الطريق', 'خارطة الموقع', 'خارطة رحلة'],
  },
  { concept: 'online', use: 'عن بُعد', never: ['عن بعد', 'افتراضي', 'افتراضية', 'أونلاين'] },
  {
    concept: 'cookie',
    use: 'ملف تعريف ارتباط',
    never: ['ملف ارتباط', 'ملفات ارتباط', 'ملفات الارتباط', 'كوكيز'],
  },
  {
    concept: 'newsletter',
    use: 'النشرة الشهرية',
    never: ['نشرة بريدية', 'النشرة البريدية', 'نشرتنا البريدية'],
  },
  { concept: 'design tokens', use: 'رموز التصميم', never: ['نؤسس الرموز'] },
  { concept: 'email', use: 'البريد الإلكتروني', never: ['إيميل', 'ايميل'] },
  { concept: 'tab of a browser', use: 'تبويب', never: ['نافذة جديدة'] },
  { concept: 'letter’s end', use: 'مع أطيب التحيات', never: ['مع أطيب التحية'] },
  { concept: 'Saudi Data and AI Authority', use: '«سدايا»', never: ['SDAIA'] },
];

/** How they are spelled: the shadda is written where a word has one; مصمم and its kin go without. */
const SPELLINGS: readonly Term[] = [
  {
    concept: 'platform',
    use: 'منصّة',
    never: ['منصة', 'منصت', 'منصات'],
    except: { 'كود المنصات': OWNERS_SPELLING },
  },
  {
    concept: 'to turn, transformation',
    use: 'تحوّل',
    never: ['تحول', 'تتحول', 'يتحول', 'نحول', 'يحول'],
    except: { 'نقطة تحول': STORED },
  },
  { concept: 'developer', use: 'مطوّر', never: ['مطور', 'مطورو', 'مطوري', 'مطورون', 'مطورين'] },
  { concept: 'component', use: 'مكوّن', never: ['مكون', 'مكونات'] },
  { concept: 'vendor', use: 'مزوّد', never: ['مزود', 'مزودو', 'مزودي', 'مزودون', 'مزودين'] },
  { concept: 'to stumble', use: 'تعثّر', never: ['تعثر', 'يتعثر', 'تتعثر', 'متعثر'] },
  { concept: 'designer', use: 'مصمم', never: ['مصمّم', 'مصمّمو', 'مصمّمي', 'مصمّمون', 'مصمّمين'] },
];

/**
 * Passives that a reader takes for active, or stumbles over, without their damma. On this site these verbs have no other
 * use, so the bare spelling is always a slip.
 */
const PASSIVES: readonly string[] = [
  'يُقاس',
  'تُقاس',
  'يُدار',
  'تُدار',
  'يُعاد',
  'تُعاد',
  'أُعيد',
  'يُقال',
  'يُستضاف',
  'تُستضاف',
];

const SHORT_VOWELS = /[\u064B-\u0650\u0652]/gu;

export const ARABIC_TERMS: readonly Term[] = [
  ...WORDS,
  ...SPELLINGS,
  ...PASSIVES.map((use) => ({ concept: 'a passive', use, never: [use.replaceAll(SHORT_VOWELS, '')] })),
];

/** Pairs of words that differ by their shadda alone; every other word has it everywhere or nowhere. */
export const DIFFER_BY_SHADDA: Readonly<Record<string, string>> = {
  أعد: 'do again, أُعدّ was prepared',
  تعلم: 'تَعلَم you know, تعلّم learning',
  يعرف: 'he knows, يعرّف makes known',
  يحدث: 'happens, يُحدَّث is updated',
  حده: 'وحده alone, حدّه its limit',
  حدث: 'happened, حدّث update',
  نعد: 'we promise, نعدّ we count',
  ست: 'six, ستٌّ with its vowel',
  مختص: 'specialist, مختصٍّ with its vowel',
  تحول: 'stored in «نقطة تحول», تحوّل everywhere else',
  منصات: '«كود المنصات», منصّات everywhere else',
};
