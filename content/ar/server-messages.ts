import { mediaReservation } from './media-reservation.ts';

/** What the server says: the answers of the forms, and the letters it writes. Read by the server only. */
export const serverMessages = {
  accepted: {
    registration: mediaReservation.registered_workshop,
    message: 'وصلتنا رسالتك، وسنرد عليك عبر بريدك الإلكتروني في أقرب وقت.',
    subscription: 'تم اشتراكك في نشرتنا البريدية، ويسعدنا أن نبقى على تواصل.',
  },
  refused: {
    invalid: 'راجع الحقول المشار إليها ثم أعد الإرسال.',
    malformed: 'لم نتمكن من قراءة الطلب. حدّث الصفحة ثم أعد الإرسال.',
    crossSite: 'انتهت صلاحية هذه الصفحة. حدّثها ثم أعد الإرسال.',
    notFound: 'لا توجد خدمة على هذا العنوان.',
    wrongMethod: 'لا يقبل هذا العنوان طلبًا من هذا النوع.',
    tooLarge: 'حجم الطلب أكبر من المسموح. اختصر النص ثم أعد الإرسال.',
    unsupported: 'صيغة الطلب غير مدعومة.',
    tooMany: 'وصلتنا محاولات كثيرة من جهازك. انتظر قليلًا ثم أعد الإرسال.',
    timeout: 'انتهت المهلة قبل أن يكتمل وصول الطلب. أعد الإرسال.',
    unavailable: 'تعذّر حفظ طلبك الآن. أعد المحاولة بعد قليل.',
    failed: 'حدث خلل لدينا ولم يُحفظ طلبك. أعد المحاولة بعد قليل.',
  },
  fieldIssues: {
    required: 'هذا الحقل مطلوب.',
    email: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@entity.gov.sa',
    tooLong: 'النص أطول من المسموح.',
  },
  letters: {
    greeting: 'السلام عليكم {name}،',
    greetingWithoutName: 'السلام عليكم ورحمة الله وبركاته،',
    closing: 'مع أطيب التحية،',
    team: 'فريق {company}',
    registrationConfirmation: {
      subject: 'تأكيد تسجيلك في ورشة {workshop}',
      body: [
        'يسعدنا انضمامك إلينا. سجّلنا حضورك في ورشة {workshop}، ومقعدك محجوز باسمك.',
        'تُعقد الورشة عن بُعد، وسنرسل رابط الاجتماع إلى هذا البريد قبل موعدها.',
        'إن أردت تعديل بياناتك أو تعذّر عليك الحضور فردّ على هذه الرسالة، ونحن في خدمتك.',
      ],
      unlistedWorkshop: 'NDS',
    },
    subscriptionConfirmation: {
      subject: 'تم اشتراكك في نشرة {company}',
      body: [
        'شكرًا لاهتمامك. أضفنا بريدك إلى قائمة نشرتنا، وسنوافيك بأخبارنا ومقالاتنا وورشنا القادمة.',
        'إن لم تطلب هذا الاشتراك أو أردت إلغاءه فردّ على هذه الرسالة بكلمة «إلغاء»، ونحذف بريدك من القائمة.',
      ],
    },
    registrationNotice: {
      subject: 'تسجيل جديد في ورشة {workshop}',
      lead: 'وصل تسجيل جديد من نموذج الورشة في الموقع، ومقدّمه يتلقى ردّك على هذه الرسالة مباشرة.',
    },
    messageNotice: {
      subject: 'رسالة جديدة من {name}',
      lead: 'وصلت رسالة جديدة من نموذج التواصل في الموقع، ومرسلها يتلقى ردّك على هذه الرسالة مباشرة.',
    },
    subscriptionNotice: {
      subject: 'اشتراك جديد في النشرة البريدية',
      lead: 'وصل اشتراك جديد من صفحة الأخبار في الموقع.',
    },
    senderLanguage: 'لغة المرسل',
    languageNames: { ar: 'العربية', en: 'الإنجليزية' },
  },
} as const;
