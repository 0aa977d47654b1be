/** The testimonial of a client: /services and /success-stories. */
export const testimonial = {
  title: 'كلمة من شركائنا',
  quote:
    'كان المستفيد يطرق أحد عشر نظامًا لينجز معاملة واحدة. اليوم يدخل من باب واحد، ويرى فريقنا طلبه من أول خطوة إلى آخرها.',
  speaker: 'مدير عام الخدمات الرقمية',
  client: 'هيئة السبل',
} as const;
