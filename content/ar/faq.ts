import { REPLY_TIME } from './reply-time.ts';
import { PROMISES } from '../facts/promises.ts';
import { STORY_MONTHS } from '../facts/success-stories.ts';
import { counted, numberOf } from './counted.ts';
import { FIRST_RELEASE } from './first-release.ts';

/** The page of frequently asked questions. */
export const faq = {
  title: 'الأسئلة الشائعة',
  lead: 'ما يسألنا عنه العملاء قبل أن نبدأ، بإجابات يمكن البناء عليها.',
  action: 'تواصل معنا',
  questionsHeading: 'الأسئلة وإجاباتها',
  questions: [
    {
      title: 'كيف يبدأ العمل معكم؟',
      answer: `بجلسة استماع مدتها ${counted(PROMISES.listeningHours, 'hour', 'nominative')} ودون مقابل، نفهم فيها الخدمة والمستفيد والقيود. خلال ${counted(PROMISES.proposalWorkingDays, 'workingDay')} تصلكم وثيقة من صفحتين: ما فهمناه، وما نقترحه، ومدته، وتكلفته التقديرية. ولا يلزمكم شيء قبل توقيع العقد.`,
    },
    {
      title: 'كم يستغرق المشروع؟',
      answer: `تستغرق قراءة الواقع ورسم خارطة الطريق ما بين ${counted(PROMISES.assessmentWeeks.from, 'week')} و${numberOf(PROMISES.assessmentWeeks.to, 'week')}. وتُطلق النسخة الأولى من منصّة محددة النطاق ${FIRST_RELEASE}، ثم نضيف إليها كل ${counted(PROMISES.cycleWeeks, 'week')}. أما البرامج الكبرى وعقود التشغيل فتمتد من ${STORY_MONTHS.shortest} إلى ${counted(STORY_MONTHS.longest, 'month')}، كما في قصص نجاحنا.`,
    },
    {
      title: 'أين تُستضاف بياناتنا، ومن يملكها؟',
      answer:
        'داخل المملكة: في مركز بيانات جهتكم أو في سحابة مرخّصة، بحسب تصنيف البيانات لديكم. والملكية كلها لكم: البيانات والشيفرة والتصاميم والوثائق. نسلّمها في نهاية كل مرحلة، لا في نهاية العقد.',
    },
    {
      title: 'هل تستبدلون أنظمتنا القائمة؟',
      answer:
        'نبدأ بما لديكم. نجرد الأنظمة وواجهات الربط، ونحدّد ما يبقى وما يُحدَّث وما يُستبدل ولماذا. وفي أغلب المشاريع تبقى الأنظمة الأساسية في مكانها، وتُبنى الخدمة الجديدة فوقها عبر واجهات موثّقة.',
    },
    {
      title: 'ماذا بعد الإطلاق؟',
      answer: `يبقى معكم الفريق الذي بنى المنصّة ${counted(PROMISES.afterLaunchDays, 'day', 'accusative')} يعالج ما يظهر ويدرّب فريقكم. بعدها تختارون بين تسليم كامل بوثائقه واتفاقية تشغيل تشمل المراقبة على مدار الساعة، والاستجابة للبلاغ الحرج خلال ${counted(PROMISES.incidentMinutes, 'minute')}، وتقريرًا شهريًا بمؤشرات الأداء.`,
    },
    {
      title: 'كيف تتحققون من أن الخدمة متاحة للجميع؟',
      answer:
        'نصمّم ونختبر وفق WCAG 2.2 بمستوى AA، بالعربية والإنجليزية، ومع مستخدمين يعتمدون على قارئات الشاشة ولوحة المفاتيح. يمر كل إصدار بفحص آلي وآخر يدوي، وتصلكم نتائجه مع ما أُصلح وما بقي وموعده.',
    },
  ],
  still: {
    title: 'ما زال لديكم سؤال؟',
    text: `صِفوا لنا ما تبحثون عنه في سطرين، ويجيبكم مختص ${REPLY_TIME}.`,
    action: 'ابدأ الآن',
  },
} as const;
