import { RETENTION_MONTHS } from '../facts/retention.ts';
import { contactUs } from './contact-us.ts';
import { counted } from './counted.ts';
import { forms } from './forms.ts';
import { mediaReservation } from './media-reservation.ts';

/** No longer than a registration is kept. */
const ON_THE_LIST = `خلال ${counted(RETENTION_MONTHS.registrations, 'month')}`;

/** What the server says: the answers of the forms, and the letters it writes. Read by the server only. */
export const serverMessages = {
  accepted: {
    registration: mediaReservation.registered_workshop,
    message: contactUs.form.sent,
    subscription: forms.subscribe.sent,
  },
  refused: {
    invalid: forms.errorSummary,
    unknownWorkshop: 'لا توجد ورشة بهذا الاسم. اختر ورشة من القائمة ثم أعد الإرسال.',
    workshopNotOpen: 'لم يُفتح التسجيل في هذه الورشة بعد. اختر ورشة أخرى من القائمة.',
    workshopClosed: 'أُغلق التسجيل في هذه الورشة. اختر ورشة أخرى من القائمة، أو راسلنا لنخبرك بموعدها القادم.',
    malformed: 'لم نتمكن من قراءة الطلب. حدّث الصفحة ثم أعد الإرسال.',
    crossSite: 'انتهت صلاحية هذه الصفحة. حدّثها ثم أعد الإرسال.',
    notFound: 'لا توجد خدمة على هذا العنوان.',
    wrongMethod: 'لا يقبل هذا العنوان طلبًا من هذا النوع.',
    tooLarge: 'حجم الطلب أكبر من المسموح. اختصر النص ثم أعد الإرسال.',
    unsupported: 'صيغة الطلب غير مدعومة.',
    tooMany: forms.failure.tooManyRequests,
    timeout: 'انتهت المهلة قبل أن يكتمل وصول الطلب. أعد الإرسال.',
    unavailable: 'تعذّر حفظ طلبك الآن. أعد المحاولة بعد قليل.',
    failed: 'حدث خلل لدينا ولم يُحفظ طلبك. أعد المحاولة بعد قليل.',
  },
  fieldIssues: {
    required: forms.required,
    email: forms.invalidEmail,
    tooLong: forms.tooLong,
  },
  letters: {
    greeting: 'السلام عليكم {name}،',
    greetingWithoutName: 'السلام عليكم ورحمة الله وبركاته،',
    closing: 'مع أطيب التحيات،',
    team: 'فريق {company}',
    registrationConfirmation: {
      dated: {
        subject: 'تأكيد تسجيلك في ورشة «{workshop}»',
        welcome: 'يسعدنا انضمامك إلينا. سجّلناك في ورشة «{workshop}»، ومقعدك محجوز باسمك.',
        date: 'موعد الورشة {date} بتوقيت الرياض، وتُعقد {place}. سنرسل رابط الاجتماع إلى هذا البريد قبلها.',
        changes: 'إن أردت تعديل بياناتك أو تعذّر عليك الحضور فردّ على هذه الرسالة، ونحن في خدمتك.',
      },
      undated: {
        subject: 'سجّلنا اسمك للموعد القادم من ورشة «{workshop}»',
        welcome: 'يسعدنا اهتمامك. ضممنا اسمك إلى قائمة من نخبرهم بالموعد القادم لورشة «{workshop}».',
        date: `لم يُحدَّد هذا الموعد بعد. إن حُدّد ${ON_THE_LIST} نخبرك به على هذا البريد، ثم نرسل إليك رابط الاجتماع قبله.`,
        changes: 'إن أردت تعديل بياناتك أو حذف اسمك من القائمة فردّ على هذه الرسالة، ونحن في خدمتك.',
      },
      unlistedWorkshop: 'NDS',
    },
    subscriptionConfirmation: {
      subject: 'أهلًا بك في نشرة {company}',
      body: [
        'شكرًا لاهتمامك. أضفنا بريدك إلى قائمة نشرتنا الشهرية، وسنوافيك بأخبارنا ومقالاتنا وورشنا القادمة.',
        'إن لم تطلب هذا الاشتراك أو أردت إلغاءه فردّ على هذه الرسالة بكلمة «إلغاء»، ونحذف بريدك من القائمة.',
      ],
    },
    registrationNotice: {
      subject: 'تسجيل جديد في ورشة «{workshop}»',
      lead: 'وصل تسجيل جديد من نموذج الورشة في الموقع. وردّك على هذه الرسالة يصل إلى صاحب التسجيل مباشرة.',
    },
    messageNotice: {
      subject: 'رسالة جديدة من {name}',
      lead: 'وصلت رسالة جديدة من نموذج التواصل في الموقع. وردّك على هذه الرسالة يصل إلى مرسلها مباشرة.',
    },
    subscriptionNotice: {
      subject: 'اشتراك جديد في النشرة الشهرية',
      lead: 'وصل اشتراك جديد من صفحة الأخبار في الموقع.',
    },
    senderLanguage: 'لغة المرسل',
    languageNames: { ar: 'العربية', en: 'الإنجليزية' },
  },
} as const;
