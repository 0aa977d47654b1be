/**
 * Whom an Arabic page speaks to, by file: the client organisation in the plural (أنتم), the person in front of the screen
 * in the singular (أنتَ). Buttons and the contact banner speak to the person on every page. `seo.ts` belongs to all pages.
 */
export const SPEAKS_TO = {
  organisation: [
    'about-us',
    'article-1',
    'article-2',
    'articles/*',
    'business-path-details',
    'business-paths',
    'faq',
    'minute-calculator',
    'nds',
    'our-services',
    'paths',
    'platforms-code',
    'services',
    'success-partners',
    'success-stories',
    'values',
  ],
  person: [
    'accessibility',
    'accessibility-statement',
    'careers',
    'common',
    'contact-us',
    'form-fields',
    'forms',
    'jobs/*',
    'legal',
    'media-reservation',
    'news',
    'newsletter',
    'not-found',
    'search',
    'server-messages',
  ],
} as const;

/** Words that end like "you" or like an order to several, and are none. */
export const NO_ADDRESS: readonly string[] = [
  'محاكم',
  'تعثّروا',
  'تعاون',
  'السلام عليكم',
  'ذلك',
  'هناك',
  'مالك',
  'ملّاك',
  'يملك',
  'تملك',
  'مشترك',
  'يشرك',
  'بنك',
  'سلوك',
  'استهلاك',
  'السكك',
];

/**
 * The horizon as a figure of speech: the home page's hero and showcase, and one headline more. Cards and titles repeat
 * the hero’s.
 */
export const HORIZON_STANDS_IN: readonly string[] = [
  'home.ts, hero.title',
  'home.ts, showcase.title',
  'home.ts, partnerships.title',
  'seo.ts, home.title',
];
