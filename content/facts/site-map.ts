/**
 * The sitemap page, group by group (rule:site-map). A key names the words, `isStarred` marks
 * a link of high priority.
 */
export const SITE_MAP_GROUPS = [
  {
    key: 'main',
    icon: 'home',
    links: [
      { key: 'home', href: '/', isStarred: true },
      { key: 'aboutUs', href: '/about-us', isStarred: false },
      { key: 'contactUs', href: '/contact-us', isStarred: false },
      { key: 'faq', href: '/faq', isStarred: false },
    ],
  },
  {
    key: 'services',
    icon: 'layers',
    links: [
      { key: 'services', href: '/services', isStarred: true },
      { key: 'ourServices', href: '/our-services', isStarred: true },
    ],
  },
  {
    key: 'business',
    icon: 'network',
    links: [
      { key: 'businessPaths', href: '/business-paths', isStarred: false },
      { key: 'successPartners', href: '/success-partners', isStarred: false },
      { key: 'successStories', href: '/success-stories', isStarred: false },
    ],
  },
  {
    key: 'products',
    icon: 'grid',
    links: [
      { key: 'nds', href: '/nds', isStarred: false },
      { key: 'platformsCode', href: '/media/platforms-code', isStarred: false },
    ],
  },
  {
    key: 'media',
    icon: 'news',
    links: [
      { key: 'mediaCenter', href: '/media-center', isStarred: false },
      { key: 'news', href: '/news', isStarred: false },
      { key: 'post', href: '/media/post', isStarred: false },
      { key: 'article1', href: '/media/article-1', isStarred: false },
      { key: 'article2', href: '/media/article-2', isStarred: false },
    ],
  },
  {
    key: 'learning',
    icon: 'book',
    links: [{ key: 'workshop', href: '/media/ndsworkshop', isStarred: false }],
  },
  {
    key: 'careers',
    icon: 'briefcase',
    links: [{ key: 'careers', href: '/careers', isStarred: false }],
  },
  {
    key: 'legal',
    icon: 'scale',
    links: [
      { key: 'privacy', href: '/privacy-policy', isStarred: false },
      { key: 'terms', href: '/terms&conditions', isStarred: false },
    ],
  },
] as const;
