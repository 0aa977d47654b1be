import { WRITTEN_ARTICLES } from './articles.ts';
import { PATHS, pathTo } from './paths.ts';

/** A link that is named by its article's title. */
function articleLink(slug: string) {
  return { key: slug, article: slug, href: pathTo.article(slug), isStarred: false } as const;
}

/**
 * The sitemap page, group by group (rule:site-map). A key names the words, `isStarred` marks
 * a link of high priority.
 */
export const SITE_MAP_GROUPS = [
  {
    key: 'main',
    links: [
      { key: 'home', href: PATHS.home, isStarred: true },
      { key: 'aboutUs', href: PATHS.aboutUs, isStarred: false },
      { key: 'contactUs', href: PATHS.contactUs, isStarred: false },
      { key: 'faq', href: PATHS.faq, isStarred: false },
    ],
  },
  {
    key: 'services',
    links: [
      { key: 'services', href: PATHS.services, isStarred: true },
      { key: 'ourServices', href: PATHS.ourServices, isStarred: true },
    ],
  },
  {
    key: 'business',
    links: [
      { key: 'businessPaths', href: PATHS.businessPaths, isStarred: false },
      { key: 'successPartners', href: PATHS.successPartners, isStarred: false },
      { key: 'successStories', href: PATHS.successStories, isStarred: false },
    ],
  },
  {
    key: 'products',
    links: [{ key: 'nds', href: PATHS.nds, isStarred: false }, articleLink('platforms-code')],
  },
  {
    key: 'media',
    links: [
      { key: 'mediaCenter', href: PATHS.mediaCenter, isStarred: false },
      { key: 'news', href: PATHS.news, isStarred: false },
      articleLink('post'),
      articleLink('article-1'),
      articleLink('article-2'),
      ...WRITTEN_ARTICLES.map(({ slug }) => articleLink(slug)),
    ],
  },
  {
    key: 'learning',
    links: [articleLink('ndsworkshop')],
  },
  {
    key: 'careers',
    links: [{ key: 'careers', href: PATHS.careers, isStarred: false }],
  },
  {
    key: 'legal',
    links: [
      { key: 'privacy', href: PATHS.privacyPolicy, isStarred: false },
      { key: 'terms', href: PATHS.terms, isStarred: false },
      { key: 'accessibility', href: PATHS.accessibility, isStarred: false },
    ],
  },
] as const;
