/**
 * Title, description and keywords by the specification's SEO page keys (section 9). Addresses without a
 * key derive theirs from their own words. A description without a space or hyphen is replaced by
 * `default` (decisions 38).
 */
export const seo = {
  titleTemplate: '{title} | نود',
  default: {
    title: 'نود',
    description: 'نود شركة تقنية سعودية للتحوّل الرقمي والاستشارات التقنية والخدمات المُدارة وتطوير البرمجيات.',
    keywords: 'نود، التحوّل الرقمي، الاستشارات التقنية، الخدمات المُدارة، تطوير البرمجيات، السعودية',
  },
  home: {
    title: 'نود: نصل مؤسستك بأفقها الرقمي',
    description:
      'شركة سعودية للتحوّل الرقمي والاستشارات التقنية: نبني المنصّات ونشغّلها ونحوّل بياناتها إلى قرارات مع الجهات الحكومية وكبرى المنشآت.',
    keywords: 'نود، شركة تقنية سعودية، التحوّل الرقمي، المنصّات الرقمية، الاستشارات التقنية، رؤية 2030',
  },
} as const;
