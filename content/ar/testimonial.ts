/** The testimonial of a client: /services and /success-stories. */
export const testimonial = {
  title: 'كلمة من عملائنا',
  quote:
    'كان المستفيد يطرق 11 بابًا لينجز معاملة واحدة. اليوم يدخل من باب واحد، ويتابع فريقنا طلبه حتى يكتمل.',
  speaker: 'مدير عام الخدمات الرقمية',
  client: 'هيئة السبل',
} as const;
