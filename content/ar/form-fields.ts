/**
 * What each form's fields are called: on the page and in the letters to the company (`label`), and in the privacy
 * policy, which lists what is collected (`yours`; fields with the same words are named once).
 */
export const formFields = {
  workshop: {
    first_name: { label: 'الاسم الأول', yours: 'اسمك' },
    last_name: { label: 'اسم العائلة', yours: 'اسمك' },
    email: { label: 'البريد الإلكتروني', yours: 'بريدك' },
    phone: { label: 'رقم الجوال', yours: 'رقم جوالك' },
    employer: { label: 'جهة العمل', yours: 'جهة عملك' },
    workshop: { label: 'الورشة', yours: 'الورشة التي اخترتها' },
  },
  contact: {
    name: { label: 'الاسم', yours: 'اسمك' },
    company: { label: 'الجهة', yours: 'جهتك' },
    email: { label: 'البريد الإلكتروني', yours: 'بريدك' },
    phone: { label: 'رقم الجوال', yours: 'رقم جوالك' },
    subject: { label: 'الموضوع', yours: 'الموضوع' },
    message: { label: 'الرسالة', yours: 'نص رسالتك' },
  },
  newsletter: {
    email: { label: 'بريدك الإلكتروني', yours: 'عنوان بريدك' },
  },
} as const;
