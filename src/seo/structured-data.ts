import { siteConfig } from '#site-config';
import { addressOf, otherLanguage, type Language } from '#src/i18n/language.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { absoluteUrl, type Seo } from './seo.ts';

type JsonLd = Record<string, unknown>;

/** What structured data needs to know of a route; the route table brings it. */
interface DescribedRoute {
  path: string;
  parent?: string;
  seo: (texts: Texts, params: Readonly<Record<string, string | undefined>>) => Seo;
}

export interface StructuredDataInput {
  language: Language;
  path: string;
  route: DescribedRoute;
  params: Readonly<Record<string, string | undefined>>;
  texts: Texts;
}

const ORGANIZATION_ID = `${siteConfig.origin}/#organization`;

/** The company, on every page (specification, section 9). */
function organization(language: Language): JsonLd {
  const { name, email, phone, address, locality, countryCode } = siteConfig.company;
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: name[language],
    alternateName: name[otherLanguage(language)],
    url: absoluteUrl(addressOf('/', language)),
    logo: absoluteUrl('/icons/organization-logo.png'),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address[language],
      addressLocality: locality[language],
      addressCountry: countryCode,
    },
    sameAs: [siteConfig.social.x, siteConfig.social.linkedin],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      availableLanguage: ['ar', 'en'],
    },
  };
}

function webSite(language: Language): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${siteConfig.origin}/#website`,
    name: siteConfig.company.name[language],
    alternateName: siteConfig.company.name[otherLanguage(language)],
    url: absoluteUrl(addressOf('/', language)),
    inLanguage: language,
    publisher: { '@id': ORGANIZATION_ID },
  };
}

/** The JSON-LD of a page: one graph. */
export function structuredData({ language, path }: StructuredDataInput): JsonLd {
  const graph: JsonLd[] = [organization(language)];
  if (path === '/') graph.push(webSite(language));
  return { '@context': 'https://schema.org', '@graph': graph };
}
