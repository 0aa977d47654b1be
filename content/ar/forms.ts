/** What every form of the site says: placeholders, what is wrong with a field, what became of the request. */
export const forms = {
  emailPlaceholder: 'name@example.com',
  phonePlaceholder: '05X XXX XXXX',
  optionalLabel: '(اختياري)',
  /** Of a form without optional fields, which mark themselves. */
  allRequired: 'كل الحقول مطلوبة.',
  required: 'هذا الحقل مطلوب',
  /** The same on the page, beside the field. */
  requiredField: 'املأ حقل {label}',
  invalidEmail: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  tooLong: 'النص أطول من المسموح',
  phoneHint: 'لا يبدو رقم الجوال كاملًا. راجعه، أو أرسله كما هو.',
  errorSummary: 'راجع الحقول المشار إليها ثم أعد الإرسال.',
  noticeLink: 'سياسة الخصوصية',
  needsScript: 'يحتاج هذا النموذج إلى تفعيل JavaScript في متصفحك. راسلنا مباشرةً على',
  failure: {
    offline: 'لا يوجد اتصال بالإنترنت. ما كتبته باقٍ في النموذج؛ أعد الإرسال حين يعود الاتصال.',
    timeout: 'تأخّر الردّ أكثر من المعتاد. ما كتبته باقٍ في النموذج؛ أعد المحاولة.',
    tooManyRequests: 'وصلتنا محاولات كثيرة من شبكتك. انتظر قليلًا ثم أعد الإرسال.',
    server: 'تعذّر حفظ طلبك بسبب خلل لدينا. ما كتبته باقٍ في النموذج؛ أعد المحاولة بعد قليل.',
    general: 'تعذّر إرسال طلبك. ما كتبته باقٍ في النموذج؛ أعد المحاولة.',
  },
  subscribe: {
    submit: 'اشترك',
    sending: 'جارٍ تسجيل اشتراكك',
    again: 'اشتراك ببريد آخر',
    sent: 'بقيت خطوة واحدة: إن لم تكن مشتركًا من قبل فستصلك رسالة فيها رابط لتأكيد اشتراكك.',
    notice:
      'تحتفظ {company} ببريدك لإرسال نشرتها الشهرية فقط، إلى أن تلغي اشتراكك بالرابط الذي في كل عدد منها. تفاصيل حقوقك في',
  },
} as const;
