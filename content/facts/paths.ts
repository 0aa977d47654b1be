import type { BusinessPathId } from './business-paths.ts';

/** Every fixed address of the site, without its language: written here and nowhere else. */
export const PATHS = {
  home: '/',
  aboutUs: '/about-us',
  businessPaths: '/business-paths',
  ourServices: '/our-services',
  services: '/services',
  successStories: '/success-stories',
  successPartners: '/success-partners',
  mediaCenter: '/media-center',
  workshop: '/media/ndsworkshop',
  platformsCode: '/media/platforms-code',
  article1: '/media/article-1',
  article2: '/media/article-2',
  post: '/media/post',
  careers: '/careers',
  faq: '/faq',
  contactUs: '/contact-us',
  news: '/news',
  nds: '/nds',
  privacyPolicy: '/privacy-policy',
  terms: '/terms&conditions',
  accessibility: '/accessibility',
  siteMap: '/sitemap',
  search: '/search',
  offline: '/offline',
  notFound: '/404',
} as const;

/** The addresses of what there are several of. */
export const pathTo = {
  businessPath: (id: BusinessPathId): `/business-paths/${BusinessPathId}` => `/business-paths/${id}`,
  job: (id: number): `/job-post/${number}` => `/job-post/${id}`,
  /** By the name of its files; `articleOf` knows which there are. */
  article: (slug: string): `/media/${string}` => `/media/${slug}`,
};

/** The same as patterns, for the route table. */
export const PATTERNS = {
  businessPath: '/business-paths/:pathId',
  workshopResult: '/media/ndsworkshop/:result',
  newsletter: '/newsletter/:step',
  job: '/job-post/:id',
  article: '/media/:slug',
  /** A job's second address, which the specification names as well. */
  jobOfCareers: '/careers/:id',
} as const;

type PathPattern = (typeof PATTERNS)[keyof typeof PATTERNS];

/** What a row of the route table stands for. */
export type RoutePath = (typeof PATHS)[keyof typeof PATHS] | PathPattern;

/** How a reservation without JavaScript ended. */
export type ReservationResult = 'registered' | 'incomplete' | 'closed' | 'failed';

/** What a link in a newsletter's letter leads to, and how that ended. */
export type NewsletterStep = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'expired' | 'failed';

/** The address of a page, without its language. */
export type Path =
  | (typeof PATHS)[keyof typeof PATHS]
  | ReturnType<(typeof pathTo)[keyof typeof pathTo]>
  | `${typeof PATHS.workshop}/${ReservationResult}`
  | `/newsletter/${NewsletterStep}`;

/** What a link inside the site may lead to: a page, perhaps a part or a state of it. */
export type Href = Path | `${Path}#${string}` | `${Path}?${string}`;

/** What a link may lead to elsewhere. */
export type ExternalHref = `https://${string}` | `mailto:${string}` | `tel:${string}`;

/** Addresses of several pages each, as far as their form tells. */
const NUMBERED = /^\/(?:business-paths\/[1-5]|job-post\/[1-9]\d*|media\/[a-z\d-]+)$/;

/** Whether a text may be taken for an address of this site; that the page exists is checked on the built site. */
export function isHref(value: string): value is Href {
  const [path = ''] = value.split(/[?#]/);
  return NUMBERED.test(path) || Object.values(PATHS).some((known) => known === path);
}

/** Whether an address is elsewhere: a page, a mailbox or a telephone. */
export function isExternalHref(value: string): value is ExternalHref {
  return isWebAddress(value) || /^(?:mailto|tel):\S+$/.test(value);
}

/** Whether an address is a page elsewhere. */
export function isWebAddress(value: string): value is `https://${string}` {
  return /^https:\/\/\S+$/.test(value);
}
