import type { Language } from '#shared/languages.ts';

/** How a language is written here. What `wrong` finds is wrong wherever it stands. */
export interface WritingRule {
  /** What the editor is told. */
  readonly right: string;
  readonly wrong: RegExp;
  /** Texts that the rule must find, and texts that it must leave alone. */
  readonly catches: readonly string[];
  readonly leaves: readonly string[];
}

/** Beginning and end of an Arabic word: `\b` knows Latin ones only. */
const START = String.raw`(?<![\p{L}\p{M}])`;
const END = String.raw`(?![\p{L}\p{M}])`;
/** Where tanwin of another vowel than a is written: words that lost their ي to it, and figures read aloud. */
const WITH_TANWIN = 'جارٍ|عالٍ|باقٍ|ثوانٍ|مختصٍّ|ستٌّ|ثلاثٌ|حقلٌ';

const ARABIC: readonly WritingRule[] = [
  {
    right: 'say it with the verb itself: «نُسخ الرابط», not «تم نسخ الرابط»',
    wrong: new RegExp(`${START}[وف]?س?(?:تمّ?ت?|[يت]تمّ?)${END}`, 'u'),
    catches: ['تم نسخ الرابط', 'وتمّ الحفظ', 'سيتم إرسال الرابط', 'تمت الإضافة'],
    leaves: ['نُسخ الرابط', 'أتمتة النشر', 'تمكين الفرق', 'ختم الرسالة'],
  },
  {
    right: 'say it with the verb itself: «نراجع», not «نقوم بمراجعة»',
    wrong: new RegExp(`${START}[وف]?س?(?:قام|قامت|قمنا|[يتن]قوم|[يت]قومون) ب`, 'u'),
    catches: ['نقوم بمراجعة الطلب', 'قام بتسجيل'],
    leaves: ['نراجع الطلب', 'يقوم المشروع على'],
  },
  {
    right: '«بنجاح» says nothing: leave it out',
    wrong: new RegExp(`${START}بنجاح${END}`, 'u'),
    catches: ['سُجّل اسمك بنجاح'],
    leaves: ['نجاحنا', 'بنجاحها'],
  },
  {
    right: 'write «و» onto its word, a Latin one too: «وKubernetes»',
    wrong: new RegExp(`${START}و\\s`, 'u'),
    catches: ['على Linux و Kubernetes', 'نبني و نشغّل'],
    leaves: ['Linux وKubernetes', 'نحو الأفق'],
  },
  {
    right:
      'the name is no first word of a sentence, and no question ends in it bare: «نود» reads "we would like"',
    wrong: /(?:^|[.!؟:]\s)\{company\}\s\p{L}|(?<!(?:^|\s)(?:في|من|مع|عن|إلى) )\{company\}؟/u,
    catches: ['{company} شركة سعودية', 'نبدأ هنا. {company} تبني', 'لماذا {company}؟'],
    leaves: [
      'شركة {company} سعودية',
      '{company}: نصل منشأتكم',
      '{company}، الصفحة الرئيسية',
      'لماذا تعمل في {company}؟',
    ],
  },
  {
    right: 'a space (or the end) stands behind ، ؛ ؟ and behind . : ! before a letter',
    wrong: /[،؛؟](?=[^\s»)\]!؟…])|[.:!](?=\p{Script=Arabic})/u,
    catches: ['نبني،ونشغّل', 'ما كتبته باقٍ؛أعد المحاولة', 'كيف؟ولماذا؟', 'انتهى.ثم'],
    leaves: ['نبني، ونشغّل', 'خمسة مسارات،\nوأفق واحد', '(لماذا؟)', 'name@example.com، أو'],
  },
  {
    right: 'no space stands before a punctuation mark',
    wrong: /\s[،؛؟!:.](?!\p{N})/u,
    catches: ['نبني ، ونشغّل', 'لماذا ؟'],
    leaves: ['نبني، ونشغّل', 'لماذا؟'],
  },
  {
    right: 'Arabic punctuation: ، ؛ ؟',
    // A comma between digits is the thousands’ own.
    wrong: /[?;]|(?<!\d),|,(?!\d)/u,
    catches: ['لماذا?', 'نبني, ونشغّل', 'باقٍ; أعد'],
    leaves: ['لماذا؟', '420,000 عدّاد'],
  },
  {
    right: 'Arabic quotation marks: «…»',
    wrong: /["'“”‘’‹›]/u,
    catches: ['ورشة "نقطة تحول"', 'ورشة “نقطة تحول”', "ورشة 'نقطة تحول'"],
    leaves: ['ورشة «نقطة تحول»'],
  },
  {
    right: 'tanwin stands before its alif: «شكرًا»',
    wrong: /اً/u,
    catches: ['شكراً'],
    leaves: ['شكرًا', 'معًا'],
  },
  {
    right: `the last vowel of a word is not written, but for «ًا» and ${WITH_TANWIN.replaceAll('|', '، ')}`,
    wrong: new RegExp(`${START}(?!(?:${WITH_TANWIN})${END})[\\p{L}\\p{M}]*[\\u064C\\u064D]`, 'u'),
    catches: ['ضمن منظومةٍ واحدة', 'مالكٌ واحد'],
    leaves: ['جارٍ إرسال رسالتك', 'التباين عالٍ', 'صورةً صريحة'],
  },
  {
    right: 'an adverb carries its tanwin: «شكرًا», «جدًا», «يوميًا»',
    wrong: new RegExp(
      `${START}و?(?:شكرا|جدا|أيضا|ايضا|معا|دائما|مثلا|تقريبا|أولا|ثانيا|ثالثا|أحيانا|غالبا|غدا|يوميا|أسبوعيا|شهريا|رقميا|مجانا|مسبقا|حاليا|فورا)${END}`,
      'u',
    ),
    catches: ['كبير جدا', 'وأيضا'],
    leaves: ['كبير جدًا', 'معاملة', 'غداء'],
  },
  {
    right: 'no stretched letters and no letters of another alphabet: type ي and ك from an Arabic keyboard',
    wrong: /[ـکیےۀھۃ\uFB50-\uFDFF\uFE70-\uFEFC]/u,
    catches: ['نـــود', 'کود', 'یبني'],
    leaves: ['نود', 'كود'],
  },
  {
    right: 'digits are Latin in both languages (rule:bidi-isolation)',
    wrong: /[٠-٩۰-۹٪٫٬]/u,
    catches: ['١٢ شهرًا', '99٪'],
    leaves: ['12 شهرًا', '99%'],
  },
  {
    right: 'from 11 on a number is digits',
    wrong: new RegExp(
      `${START}[وبل]?(?:ال)?(?:(?:أحد|إحدى|اثن\\p{L}+|(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع)ة?) عشرة?|عشرون|عشرين|(?:ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين))${END}`,
      'u',
    ),
    catches: ['أحد عشر نظامًا', 'بعد ثلاثين يومًا', 'في اليوم التسعين'],
    leaves: ['11 نظامًا', 'من أفضل عشر بيئات', 'عشرة أيام'],
  },
  {
    right: 'hamza and dots: «إلى», «أو», «إذا», «في», «على»',
    wrong: new RegExp(`${START}[وف]?(?:الى|او|اذا|اي|ان|انت|فى|علي|التى|الذى|هى|اكثر|اول|اخر)${END}`, 'u'),
    catches: ['من الفكرة الى المنصّة', 'فى الموقع'],
    leaves: ['من الفكرة إلى المنصّة', 'في الموقع', 'أو'],
  },
];

const ENGLISH: readonly WritingRule[] = [
  {
    right: 'typographic quotation marks and apostrophes: “…” and ’',
    wrong: /["']/u,
    catches: ["the user's journey", 'the "code"'],
    leaves: ['the user’s journey', 'the “code”'],
  },
  {
    right: 'a space stands behind a comma, and none before a mark',
    wrong: /[,;](?=[A-Za-z])|\s[,;:!?]/u,
    catches: ['build,run', 'Why ?'],
    leaves: ['build, run', '420,000', '9:00'],
  },
  {
    right: 'from 11 on a number is digits',
    wrong:
      /\b(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/iu,
    catches: ['fifteen stops', 'ninety minutes'],
    leaves: ['15 stops', 'ten minutes'],
  },
  {
    right: '“successfully” says nothing: leave it out',
    wrong: /\bsuccessfully\b/iu,
    catches: ['You have successfully registered'],
    leaves: ['a successful platform'],
  },
];

const BOTH: readonly WritingRule[] = [
  {
    right: 'one character for an ellipsis: …',
    wrong: /\.\.\./u,
    catches: ['مقال...', 'Loading...'],
    leaves: ['مقال…'],
  },
  {
    right: 'one space, and none at the ends',
    wrong: / {2}|^ | $/u,
    catches: ['نبني  ونشغّل', ' a word', 'a word '],
    leaves: ['نبني\nونشغّل'],
  },
  {
    right:
      'no invisible marks of direction or joining: the page isolates Latin by itself (rule:bidi-isolation)',
    wrong: /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u,
    catches: ['\u200Fنود', 'a\u200Bword'],
    leaves: ['99.9%\u00A0'],
  },
  {
    right: 'no dash between words: a colon, a comma or a full stop',
    wrong: / [-–—] |—/u,
    catches: ['نبني - ونشغّل', 'build – and run', 'build—and run'],
    leaves: ['right-to-left', '6–12'],
  },
];

export const WRITING_RULES: Readonly<Record<Language, readonly WritingRule[]>> = {
  ar: [...ARABIC, ...BOTH],
  en: [...ENGLISH, ...BOTH],
};
