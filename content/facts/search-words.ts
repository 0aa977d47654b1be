import { PATHS, pathTo, type Path } from './paths.ts';

/** A line a group, its members between commas. */
function groups(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(/[,،] /));
}

/**
 * What visitors say for one another, a group a line: words and short phrases of either language, as they are typed,
 * in dialect and in Latin or Arabic letters too. Forms that differ only in spelling, article or ending need no mention:
 * the search folds and stems them. A word may stand in several groups.
 */
export const SYNONYMS: readonly (readonly string[])[] = groups(`
وظيفة, توظيف, شاغر, فرص عمل, فرصة وظيفية, شغل, اشتغل, اعمل معكم, عمل معكم, انضم, انضم إلينا, التقديم, اقدم, سيرة ذاتية, متقدم, career, job, vacancy, hiring, hire, recruitment, recruit, employment, join us, work with us, open positions, position, apply, cv, resume, openings, roles, open roles, كاريرز, جوب, سي في, السي في, خريج, حديثي التخرج, متدرب, تدريب تعاوني, تدريب صيفي, graduate, internship, intern, trainee, working hours, ساعات الدوام
تواصل, تواصل معنا, اتصل, اتصل بنا, اتصال, راسلنا, مراسلة, اكلم, كلمنا, نتواصل, اتواصل, contact, contact us, call, call us, reach us, get in touch, write to us, كونتاكت, خدمة العملاء, customer service, support team, استفسار, شكوى, inquiry, complaint, enquiry, كاستمر سيرفس, اجتماع, موعد معكم, حجز موعد, احجز موعد, تحديد موعد, meeting, appointment, book a meeting, مواقع التواصل, سوشيال ميديا, social media, لينكد إن, لينكدان, linkedin, تويتر, twitter, متى تفتحون, أوقات العمل, ساعات العمل, opening hours, office hours, مبيعات, sales
هاتف, رقم, رقم الهاتف, جوال, موبايل, تلفون, تليفون, واتساب, phone, mobile, telephone, whatsapp, number, phone number, contact number, واتس, whats
بريد, بريد إلكتروني, ايميل, إيميل, الايميل, email, e-mail, mail, تواصل معنا, اميل, جيميل
عنوان, مكتب, مكتبكم, مكانكم, موقعكم, مقر, المقر, فرع, وين, لوكيشن, خريطة المكتب, location, address, office, headquarters, where are you, directions, تواصل معنا, اوصل, اوصلكم
من نحن, من أنتم, مين أنتم, مين انتو, من انتو, منو انتم, عن الشركة, نبذة, تعريف, تعريف بالشركة, about, about us, who are you, who we are, company profile, the company, ملف الشركة, بروفايل, اباوت, اباوت أس, man nahnu, تأسيس, تأسست, مؤسس, founder, founded, مدير الشركة, الرئيس التنفيذي, ceo
رسالة, الرسالة, mission
رؤية, رؤيتنا, vision
قيمة, قيمنا, values, مبادئ
جائزة, award, prize, تكريم
شهادة, certificate, certification, accreditation, اعتماد, آيزو, iso
خدمة, خدماتنا, خدماتكم, service, what do you do, offerings, سيرفس, وش تسوون, ايش تسوون, تسوون, يسوي, تعملون, تشتغلون, ماذا تعملون, ماذا تقدمون, وش تقدمون, ايش تقدمون, مجالات العمل, what you do, ماذا نقدم, تخصص
حل, solution, سوليوشن
رقمي, digital, ديجيتال, الكتروني, رقمنة, digitalisation, digitalization, digitization
تحول رقمي, digital transformation, رقمنة, أتمتة, automation, dx, digitalization
خدمات مدارة, managed service, managed services, تشغيل, تشغيل وصيانة, صيانة, دعم فني, operation, maintenance, technical support, it support, outsourcing, إسناد, تعهيد, msp
اتفاقية مستوى الخدمة, مستوى خدمة, SLA, service level, service level agreement
مراقبة, monitoring, 24/7, على مدار الساعة, round the clock
تجربة العميل, تجربة العملاء, CX, customer experience, سي اكس, تجربة المستفيد
عميل, زبون, مستفيد, customer, client
ذكاء أعمال, ذكاء الأعمال, BI, business intelligence, بي آي, power bi, باور بي آي, بزنس انتلجنس, تحليلات, analytics, تحليل البيانات, data analysis
بيان, data, داتا, معلومات
لوحة مؤشرات, لوحات البيانات, لوحة تحكم, لوحة قياس, داشبورد, dashboard, مؤشرات, تقارير, reports, kpi
حوكمة, governance
ذكاء اصطناعي, AI, artificial intelligence, تعلم الآلة, machine learning
أمن المعلومات, أمن سيبراني, سيبراني, حماية البيانات, cybersecurity, security, أمن
استشارة, مشورة, استشارات تقنية, consulting, consultation, advisory, it consulting, نصيحة
تطبيق, برمجيات, تطوير, برمجة, app, application, software, development, ابلكيشن, تطبيق جوال
منصة, بوابة, platform, portal, نظام
تذاكر الدعم, نظام التذاكر, تذكرة, بلاغ, ticket, ticketing, help desk, helpdesk, مركز الاتصال
قياس, عداد, عداد ذكي, smart meter, metering, measurement, iot, إنترنت الأشياء, مستشعر, sensor
خارطة طريق, roadmap, استراتيجية, strategy
مسار, path, business path, قطاع, مجال
شريك, شراكة, partner, partnership, alliance, بارتنر
عملاؤنا, عملائكم, our clients, clients, customers, شركاء النجاح, جهات رائدة, leading entities
قصص نجاح, قصة نجاح, سابقة أعمال, سابقة الأعمال, مشاريع سابقة, أعمالنا, مشروع, إنجازات, نماذج أعمال, success story, case study, case studies, portfolio, our work, projects, references, achievements, مشاريعكم, أعمالكم, خبراتكم, سويتوا
مشروع, project
أسئلة شائعة, أسئلة متكررة, الأسئلة المتكررة, سؤال, استفسارات, faq, faqs, questions, q&a, مساعدة, help
مدة, كم يستغرق, كم ياخذ, كم يطول, كم مدة, how long, duration, timeline, وقت المشروع
سعر, تكلفة, كم سعر, بكم, أسعار, price, pricing, cost, how much, عرض سعر, quote, ميزانية, مقابل, تسعيرة, باقات, طلب عرض سعر, عرض أسعار, عرض فني, quotation, proposal, rfp, rates
استضافة, تستضاف, hosting, hosted, سحابة, cloud, سيرفر, خوادم, server
نشرة, نشرة بريدية, اشتراك, اشترك, newsletter, subscribe, subscription, mailing list
خبر, مستجدات, جديد, news, latest, updates, announcements, إعلانات, نيوز
مدونة, مقال, مقالات, blog, article, articles, بلوق, بلوج
إعلام, media, مركز إعلامي, press, ميديا, صحافة
فعالية, حدث, لقاء, مؤتمر, event, events, ورشة, ندوة, webinar
ورشة, ورشة عمل, workshop, ورك شوب, دورة, تدريب, course, training, دورات
حجز, حجز مقعد, تسجيل, سجل, اسجل, register, registration, sign up, signup, book, reserve, reservation, enrol, حضور, احضر, attend, attendance, إلغاء التسجيل, ريجستر
موعد, متى, تاريخ, when, date, dates, schedule, مواعيد الفعالية
فيديو, فيلم, مقطع, مقطع فيديو, مرئي, video, film, movie, clip, شاهد, watch
مصمم, تصميم, designer, design, ديزاينر
تجربة مستخدم, تجربة المستخدم, UX, user experience, UI, واجهة المستخدم, user interface, يو اكس
مهندس, engineer, مطور, developer, مبرمج, programmer, هندسة, engineering
محلل, analyst, analysis, تحليل
موثوقية, SRE, site reliability, reliability, devops, ديف اوبس
تايب سكربت, typescript, جافا سكربت
لينكس, linux
دوام كامل, full time, full-time, فل تايم
عن بعد, عمل عن بعد, ريموت, remote, remotely, عن بُعد, work from home, من البيت, online, أونلاين, افتراضي, virtual
إجازة, leave, vacation, holiday, عطلة
تأمين, تأمين طبي, تأمين صحي, insurance, تغطية طبية, medical cover, health insurance
مزايا, benefits, perks, امتيازات, ما نقدمه لك, راتب, salary, رواتب
نظام تصميم, design system, NDS, ان دي اس, إن دي إس, ديزاين سيستم, مكتبة مكونات, component library
كود المنصات, platforms code, الكود, هيئة الحكومة الرقمية, dga
امتثال, compliance, تدقيق, audit, تقييم, assessment
خصوصية, سياسة الخصوصية, privacy, privacy policy, بيانات شخصية, personal data, cookies, كوكيز, ملفات تعريف الارتباط, pdpl, gdpr, حماية البيانات
شروط, أحكام, شروط الاستخدام, الشروط والأحكام, terms, terms of use, conditions, terms and conditions, legal, قانوني, اتفاقية الاستخدام, ملكية فكرية, حقوق النشر, حقوق الملكية, intellectual property, copyright, إخلاء مسؤولية, disclaimer
خريطة الموقع, sitemap, site map, كل الصفحات, all pages
إتاحة, نفاذ, نفاذ رقمي, النفاذ الرقمي, سهولة الوصول, إمكانية الوصول, قابلية الوصول, وصول شامل, accessibility, accessible, a11y, wcag, قارئ شاشة, قارئات الشاشة, screen reader, ذوي الإعاقة, ذوي الاحتياجات الخاصة, كفيف, مكفوفين, أصم, صم, إعاقة, معاق, disability, disabled, blind, deaf
حكومة, حكومي, جهات حكومية, government, public sector, قطاع عام, وزارة
رئيسية, الصفحة الرئيسية, home, homepage, الهوم
رياض, riyadh, العاصمة
سعودية, المملكة, saudi, ksa, saudi arabia
`);

/** Words that questions are made of and that say nothing about their object; dialect included. */
export const STOP_WORDS: readonly string[] = [
  'في من إلى الى على عن مع و أو او ثم أن ان إن هل ما ماذا لماذا كيف متى أين اين كم أي اي هذا هذه ذلك تلك التي الذي هو هي هم أنا انا أنت انت انتم نحن',
  'معكم معنا معاكم معانا لكم لنا لي عندكم عندنا لديكم بكم منكم فيكم عليكم إليكم كل بعض جدا لا نعم قد كان يكون هناك يوجد توجد فيه بنا',
  'ابي ابغى ابغا أبغى أبي نبي نبغى اريد أريد نريد اود أود بغيت احتاج أحتاج محتاج ممكن لو سمحت فضلا وش ايش إيش شو شنو وين فين ليش ليه مين منو هالـ حق حقكم حقت مال تبع',
  'القى الاقي ألاقي احصل أحصل اجد أجد شلون ازاي إزاي عايز عاوز بدي ودي ابغي تكفى رجاء حابب حابة ارغب أرغب',
  'عندي اعرف أعرف ابحث أبحث ادور شي شيء عشان علشان اللي الي يعني زي مثل كيفية طريقة تقدمون تسوون تسوي اسوي نسوي يقدر اقدر تقدر نقدر ارسل ارسال ابعث اعطوني عطوني وريني قبل',
  'شركة الشركة شركتكم شركتنا للشركة company',
  'a an the of to in on at for with and or is are be do does did i we you your our my me us it this that what which who how where when why can could would will want need please about from by there any some send get give show find',
  'abgha abi abghi abga ayez 3ayez aayez wain wayn wein wen feen esh ish wesh kaif kayf keef kef indakom 3andkom andkom maakom ma3akom min meen',
];

/** What people call a page, besides its titles, its keywords and the links that lead to it. */
export const CALLED: Readonly<Partial<Record<Path, readonly string[]>>> = {
  [PATHS.home]: ['الصفحة الرئيسية', 'رؤية السعودية 2030', 'home page', 'Vision 2030'],
  [PATHS.aboutUs]: [
    'عن الشركة',
    'نبذة عن الشركة',
    'فريق العمل',
    'الرسالة والرؤية والقيم',
    'who we are',
    'company',
  ],
  [PATHS.services]: ['ماذا نفعل', 'استشارات', 'what we do', 'consulting'],
  [PATHS.ourServices]: ['خدماتكم', 'ما نقدمه', 'our services', 'offerings'],
  [PATHS.successStories]: ['سابقة الأعمال', 'مشاريعنا', 'case studies', 'portfolio', 'projects'],
  [PATHS.successPartners]: ['عملاؤنا', 'our clients', 'شركاؤنا'],
  [PATHS.mediaCenter]: ['مقالات', 'فعاليات', 'المدونة', 'articles', 'events', 'blog'],
  [PATHS.workshop]: [
    'ورشة عمل',
    'حجز مقعد في الورشة',
    'التسجيل في الورشة',
    'مواعيد الورش',
    'workshop registration',
  ],
  [PATHS.article1]: ['إدارة ورش العمل', 'running workshops'],
  [PATHS.article2]: ['فيديو', 'فيلم', 'video', 'film'],
  [PATHS.careers]: ['وظائف شاغرة', 'التوظيف', 'فرص العمل', 'المزايا', 'jobs', 'vacancies', 'benefits'],
  [PATHS.faq]: ['الأسئلة المتكررة', 'الأسعار', 'مدة المشروع', 'FAQ', 'pricing'],
  [PATHS.contactUs]: [
    'اتصل بنا',
    'رقم الهاتف',
    'الإيميل',
    'الموقع على الخريطة',
    'مكتبنا',
    'phone',
    'email',
    'address',
    'office',
  ],
  [PATHS.news]: ['آخر الأخبار', 'النشرة البريدية', 'newsletter', 'latest news'],
  [PATHS.nds]: ['نظام التصميم', 'design system', 'NDS'],
  [PATHS.privacyPolicy]: ['حماية البيانات الشخصية', 'ملفات تعريف الارتباط', 'privacy', 'cookies'],
  [PATHS.terms]: ['شروط الاستخدام', 'terms of use'],
  [PATHS.accessibility]: [
    'بيان النفاذ الرقمي',
    'إمكانية الوصول',
    'سهولة الوصول',
    'ذوي الإعاقة',
    'قارئ الشاشة',
    'accessibility statement',
    'WCAG',
  ],
  [PATHS.siteMap]: ['كل الصفحات', 'أقسام الموقع', 'all pages'],
  [pathTo.businessPath(2)]: ['التشغيل والصيانة', 'الدعم الفني', 'managed services', 'SLA'],
  [pathTo.businessPath(4)]: ['CX', 'تجربة المستفيد'],
  [pathTo.businessPath(5)]: ['BI', 'لوحات المؤشرات', 'تحليل البيانات', 'dashboards', 'analytics'],
};
