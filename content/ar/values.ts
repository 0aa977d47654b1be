/** The five values: home and about-us. */
export const values = {
  title: 'قيم نعمل بها',
  trackLabel: 'بطاقات القيم',
  items: {
    trust: { title: 'الثقة', description: 'نفي بما نَعِد به، ونُطلع عملاءنا على الحقائق وإن لم تسرّهم.' },
    innovation: {
      title: 'الابتكار',
      description: 'نجرّب مبكرًا ونتعلّم سريعًا، ونُبقي الفكرة الجريئة قابلةً للتنفيذ.',
    },
    quality: {
      title: 'الجودة',
      description: 'نعتني بالتفصيل الذي لا يُرى عنايتَنا بما يظهر على الشاشة.',
    },
    flexibility: {
      title: 'المرونة',
      description: 'نكيّف طريقتنا مع احتياجكم، ولا نغيّر هدف المشروع إلا باتفاق.',
    },
    focus: {
      title: 'التركيز على العميل',
      description: 'يبدأ كل قرار لدينا بسؤال واحد: ماذا يعني هذا للمستفيد؟',
    },
  },
} as const;
