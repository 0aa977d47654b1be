/** Article cards: home, media center and related articles. The article itself has a file of its own. */
export const articles = {
  badges: { workshop: 'ورشة عمل', article: 'مقال' },
  cards: {
    workshop: {
      title: 'ورشة NDS: نقطة تحول في تصميم الخدمات الحكومية',
      content: 'ندعوكم إلى لقاء تفاعلي نعيد فيه التفكير في رحلة المستفيد من أول نقرة إلى آخر أثر.',
    },
    designers: {
      title: 'المصمم في قلب الورشة: كيف تتحوّل الأفكار إلى منصّة تُستخدم؟',
      content: 'ما الذي يضيفه المصممون إلى ورش العمل، وما الذي يخرجون به منها.',
    },
    runningWorkshops: {
      title: 'كيف تُدار ورش العمل التي تخرج بقرارات لا بملاحظات؟',
      content: 'الأدوار والأسئلة والخطوات التي تحوّل ساعتين من النقاش إلى خطة عمل.',
    },
  },
} as const;
