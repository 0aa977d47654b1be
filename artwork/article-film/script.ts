/** One line of the film: when it stands on the screen (seconds from the start), and its words. */
export interface FilmLine {
  startSeconds: number;
  endSeconds: number;
  ar: string;
  en: string;
}

/** Length of the film of /media/article-2, in seconds. */
export const FILM_SECONDS = 56;

/**
 * The words of the film, which is typography in motion: the picture shows these lines and the captions
 * repeat them. Arabic is set in display type, so it carries no short vowels and no tanween.
 */
export const FILM_LINES: readonly FilmLine[] = [
  {
    startSeconds: 1,
    endSeconds: 5,
    ar: 'كل منصّة تبدأ بسؤال، لا بشاشة.',
    en: 'Every platform begins with a question, not a screen.',
  },
  {
    startSeconds: 5.5,
    endSeconds: 9.5,
    ar: 'من يستخدمها؟ أين يتوقف؟ ولماذا؟',
    en: 'Who uses it? Where do they stop? Why?',
  },
  {
    startSeconds: 10,
    endSeconds: 14.5,
    ar: 'الإجابات موجودة، موزّعة بين من يصمّم ومن يشغّل ومن يقرّر.',
    en: 'The answers exist, scattered among those who design, operate and decide.',
  },
  {
    startSeconds: 15,
    endSeconds: 18.5,
    ar: 'الورشة تجمعهم حول طاولة واحدة.',
    en: 'A workshop brings them to one table.',
  },
  { startSeconds: 19, endSeconds: 22, ar: 'يبدأ المصمم بالإصغاء.', en: 'The designer begins by listening.' },
  {
    startSeconds: 22.5,
    endSeconds: 26.5,
    ar: 'ثم يرسم ما سمع، فيرى الجميع الرحلة نفسها.',
    en: 'Then draws what was said, so everyone sees the same journey.',
  },
  {
    startSeconds: 27,
    endSeconds: 31.5,
    ar: 'خمس عشرة محطة، وثلاث عقبات، ونقطة تحول واحدة.',
    en: 'Fifteen stops, three obstacles, one turning point.',
  },
  {
    startSeconds: 32,
    endSeconds: 36,
    ar: 'هناك نسأل: كيف يصبح الطريق أقصر؟',
    en: 'There we ask: how could the way be shorter?',
  },
  {
    startSeconds: 36.5,
    endSeconds: 40.5,
    ar: 'تتحوّل الفكرة إلى نموذج قبل نهاية اليوم.',
    en: 'The idea becomes a prototype before the day ends.',
  },
  {
    startSeconds: 41,
    endSeconds: 45,
    ar: 'يجرّبه ستة مستفيدين. يتعثّرون، فنتعلّم.',
    en: 'Six users try it. They stumble, and we learn.',
  },
  {
    startSeconds: 45.5,
    endSeconds: 50,
    ar: 'ويخرج الفريق بقرار مكتوب، لا بأوراق ملوّنة.',
    en: 'And the team leaves with a written decision, not a wall of sticky notes.',
  },
  { startSeconds: 50.5, endSeconds: 55, ar: 'ورشة NDS: نقطة تحول', en: 'NDS workshop: Turning Point' },
];
