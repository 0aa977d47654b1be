import { PATHS, PATTERNS, type RoutePath } from '#content/facts/paths.ts';
import { parseBusinessPathId } from '#content/facts/business-paths.ts';
import { jobOf } from '#content/facts/jobs.ts';
import { LAST_NEWS_PAGE } from '#content/facts/limits.ts';
import { parseNewsletterStep } from '#src/pages/newsletter/newsletter-step.ts';
import { parseWorkshopResult } from '#src/pages/workshop/workshop-result.ts';
import type { Seo } from '#src/seo/seo.ts';
import { articleCard, type SocialCardFamily } from '#src/seo/social-cards.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { Route, RouteParams } from '../route.ts';
import { articleSeo, newsSeo, seoKey, wordsOf } from './head-words.ts';

/** What a page says of itself to search engines and in other people's windows. */
export interface Head {
  /** Title, description and keywords, by page key (rule:seo-keys) or derived from the page's own words. */
  seo: (texts: Texts, params: RouteParams, search?: string) => Seo;
  /** Picture that social networks show. */
  card: SocialCardFamily | ((params: RouteParams) => SocialCardFamily);
  /** Further states of the page that have an address of their own (`/news?page=2`) and stay out of search. */
  queries?: readonly string[];
  /** False keeps a page out of search engines and the sitemap. */
  isIndexed?: false | ((params: RouteParams) => boolean);
  /** True where the title already names the company. */
  isTitleComplete?: true;
  openGraphType?: 'article' | 'video.other';
}

/** An article with an address of its own, named like its picture. */
const article = (slug: 'article-1' | 'article-2' | 'post'): Head => ({
  seo: (texts) => articleSeo(texts, slug),
  card: slug,
  openGraphType: 'article',
});

const job: Head = {
  seo: (texts, { id = '' }) => {
    const { title, about, keywords } = texts.entry('jobs', id);
    if (jobOf(id)?.isClosed !== true) return { title, description: about, keywords };
    return { title, description: texts.entry('careers', 'detail').closed.notice, keywords };
  },
  card: 'careers',
  isIndexed: ({ id }) => jobOf(id)?.isClosed === false,
};

/** By the path of the route table: the first page's comes with its HTML, the others' once a visitor moves about. */
const heads: Readonly<Record<RoutePath, Head>> = {
  [PATHS.home]: { seo: seoKey('home'), card: 'home', isTitleComplete: true },
  [PATHS.aboutUs]: { seo: seoKey('about-us'), card: 'about' },
  [PATHS.businessPaths]: { seo: seoKey('business-paths'), card: 'business-paths' },
  [PATTERNS.businessPath]: {
    seo: (texts, { pathId }) => {
      const id = parseBusinessPathId(pathId);
      const { names, introductions } = texts.group('paths');
      return {
        title: names[`path${id}`],
        description: introductions[`path${id}`],
        keywords: texts.entry('businessPathDetails', `path${id}`).keywords,
      };
    },
    card: 'business-paths',
  },
  [PATHS.ourServices]: { seo: (texts) => texts.group('ourServices').seo, card: 'services' },
  [PATHS.services]: { seo: seoKey('services'), card: 'services' },
  [PATHS.successStories]: { seo: seoKey('success-stories'), card: 'success' },
  [PATHS.successPartners]: { seo: seoKey('success-partners'), card: 'success' },
  [PATHS.mediaCenter]: { seo: seoKey('media'), card: 'media' },
  [PATHS.workshop]: { seo: (texts) => articleSeo(texts, 'ndsworkshop'), card: 'workshop' },
  [PATHS.platformsCode]: { seo: (texts) => articleSeo(texts, 'platforms-code'), card: 'platforms-code' },
  [PATHS.article1]: article('article-1'),
  [PATHS.article2]: article('article-2'),
  [PATHS.post]: article('post'),
  [PATTERNS.article]: {
    seo: (texts, { slug = '' }) => articleSeo(texts, slug),
    card: ({ slug }) => articleCard(slug),
    openGraphType: 'article',
  },
  [PATHS.careers]: { seo: seoKey('careers'), card: 'careers' },
  [PATTERNS.job]: job,
  [PATTERNS.jobOfCareers]: job,
  [PATHS.faq]: { seo: seoKey('faq'), card: 'default' },
  [PATHS.contactUs]: { seo: seoKey('contact-us'), card: 'default' },
  [PATHS.news]: {
    seo: newsSeo,
    queries: Array.from({ length: LAST_NEWS_PAGE - 1 }, (_, index) => `page=${index + 2}`),
    card: 'media',
  },
  [PATTERNS.workshopResult]: {
    seo: (texts, { result }) => ({
      ...articleSeo(texts, 'ndsworkshop'),
      ...texts.group('media_reservation').result[parseWorkshopResult(result)],
    }),
    card: 'workshop',
    isIndexed: false,
  },
  [PATTERNS.newsletter]: {
    seo: (texts, { step }) => ({
      ...texts.group('news').seo,
      ...texts.entry('newsletter', parseNewsletterStep(step)),
    }),
    card: 'media',
    isIndexed: false,
  },
  [PATHS.nds]: { seo: seoKey('nds'), card: 'nds' },
  [PATHS.privacyPolicy]: { seo: seoKey('privacy-policy'), card: 'default' },
  [PATHS.terms]: { seo: seoKey('terms-and-conditions'), card: 'default' },
  [PATHS.accessibility]: { seo: (texts) => texts.group('accessibilityStatement').seo, card: 'default' },
  [PATHS.siteMap]: { seo: (texts) => texts.group('siteMap').seo, card: 'default' },
  [PATHS.offline]: { seo: wordsOf('offline'), card: 'default', isIndexed: false },
  [PATHS.search]: { seo: wordsOf('search'), card: 'default', isIndexed: false },
  [PATHS.notFound]: { seo: wordsOf('notFound'), card: 'default', isIndexed: false },
};

/** What stands in the head of a route's pages. */
export function headOf({ path }: Route): Head {
  return heads[path];
}

/** The picture of a page that social networks show. */
export function cardOf(route: Route, params: RouteParams): SocialCardFamily {
  const { card } = headOf(route);
  return typeof card === 'function' ? card(params) : card;
}

/** Whether search engines may list a page. */
export function isIndexed(route: Route, params: RouteParams): boolean {
  const { isIndexed: isListed = true } = headOf(route);
  return typeof isListed === 'function' ? isListed(params) : isListed;
}

/** Whether an address is the state of a page that stays out of search. */
export function isQueryState(route: Route, search: string): boolean {
  return headOf(route).queries?.includes(search.replace(/^\?/, '')) ?? false;
}
