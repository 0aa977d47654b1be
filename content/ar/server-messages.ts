import { RETENTION_MONTHS } from '../facts/retention.ts';
import { contactUs } from './contact-us.ts';
import { counted } from './counted.ts';
import { forms } from './forms.ts';
import { mediaReservation } from './media-reservation.ts';
import { NEWSLETTER_DAYS } from '../facts/retention.ts';

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
        heading: 'مقعدك محجوز',
        welcome: 'يسعدنا انضمامك إلينا. سجّلناك في ورشة «{workshop}»، ومقعدك محجوز باسمك.',
        date: 'أرفقنا بهذه الرسالة موعدًا لتقويمك، وسنرسل رابط الاجتماع إلى هذا البريد قبل الورشة.',
        changes: 'إن أردت تعديل بياناتك أو تعذّر عليك الحضور فردّ على هذه الرسالة، ونحن في خدمتك.',
      },
      undated: {
        subject: 'سجّلنا اسمك للموعد القادم من ورشة «{workshop}»',
        heading: 'سجّلنا اسمك للموعد القادم',
        welcome: 'يسعدنا اهتمامك. ضممنا اسمك إلى قائمة من نخبرهم بالموعد القادم لورشة «{workshop}».',
        date: `لم يُحدَّد هذا الموعد بعد. إن حُدّد ${ON_THE_LIST} نخبرك به على هذا البريد، ثم نرسل إليك رابط الاجتماع قبله.`,
        changes: 'إن أردت تعديل بياناتك أو حذف اسمك من القائمة فردّ على هذه الرسالة، ونحن في خدمتك.',
      },
      unlistedWorkshop: 'NDS',
    },
    registrationUpdate: {
      set: {
        subject: 'تحدّد موعد ورشة «{workshop}»',
        heading: 'تحدّد موعد الورشة',
        news: 'سجّلت اسمك للموعد القادم من ورشة «{workshop}»، وقد تحدّد الآن، ومقعدك محجوز باسمك.',
        next: 'أرفقنا بهذه الرسالة موعدًا لتقويمك، وسنرسل رابط الاجتماع إلى هذا البريد قبل الورشة.',
      },
      moved: {
        subject: 'تغيّر موعد ورشة «{workshop}»',
        heading: 'تغيّر موعد الورشة',
        news: 'نعتذر إليك: تغيّر موعد ورشة «{workshop}» التي سجّلت فيها، ومقعدك محفوظ في الموعد الجديد.',
        next: 'أرفقنا بهذه الرسالة ما يحدّث الموعد في تقويمك، وسنرسل رابط الاجتماع إلى هذا البريد قبل الورشة.',
      },
      cancelled: {
        subject: 'تأجّلت ورشة «{workshop}»',
        heading: 'تأجّلت الورشة',
        news: 'نعتذر إليك: لن تُعقد ورشة «{workshop}» في الموعد الذي أخبرناك به.',
        next: 'اسمك باقٍ في قائمة الموعد القادم، وحين يُحدَّد نخبرك به على هذا البريد. وأرفقنا بهذه الرسالة ما يحذف الموعد من تقويمك.',
      },
    },
    registrationNote: 'وصلتك هذه الرسالة لأن بريدك كُتب في نموذج التسجيل في الورشة على موقعنا.',
    facts: { workshop: 'الورشة', date: 'الموعد', place: 'المكان' },
    riyadhTime: '{date} بتوقيت الرياض',
    subscriptionOptIn: {
      subject: 'أكّد اشتراكك في نشرة {company}',
      heading: 'بقيت خطوة واحدة',
      body: ['وصلنا طلب لإضافة هذا البريد إلى نشرتنا الشهرية. إن كان الطلب منك فأكّده من الصفحة التالية.'],
      action: 'إلى صفحة التأكيد',
      period: `يعمل هذا الرابط ${counted(NEWSLETTER_DAYS, 'day')}.`,
      note: `إن لم تطلب الاشتراك فتجاهل هذه الرسالة: لن تصلك النشرة، ونُتلف بريدك بعد ${counted(NEWSLETTER_DAYS, 'day')}.`,
    },
    subscriptionConfirmation: {
      subject: 'أهلًا بك في نشرة {company}',
      heading: 'اكتمل اشتراكك',
      body: [
        'شكرًا لاهتمامك. أضفنا بريدك إلى قائمة نشرتنا الشهرية، وسنوافيك بأخبارنا ومقالاتنا وورشنا القادمة.',
      ],
      note: 'وصلتك هذه الرسالة لأنك أكّدت اشتراكك في نشرتنا.',
      unsubscribe: 'إلغاء الاشتراك',
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
      lead: 'أكّد صاحب هذا البريد اشتراكه في النشرة. وما في الموقع من قائمة المشتركين هو المعتمد: لا يبقى فيها من ألغى اشتراكه.',
    },
    senderLanguage: 'لغة المرسل',
    languageNames: { ar: 'العربية', en: 'الإنجليزية' },
  },
} as const;
