import { PATHS } from '#content/facts/paths.ts';
import { siteConfig } from '#site-config';
import { addressOf, LANGUAGES, otherLanguages, type Language } from '#shared/languages.ts';
import { absoluteUrl } from '../seo.ts';
import type { JsonLd } from './json-ld.ts';

const ORGANIZATION_ID = `${siteConfig.origin}/#organization`;

/** Schema.org takes one name or a list of them. */
function otherNames(language: Language): { alternateName: string | string[] | undefined } {
  const names = otherLanguages(language).map((other) => siteConfig.company.name[other]);
  return { alternateName: names.length > 1 ? names : names[0] };
}

/** The company, on every page. */
export function organization(language: Language): JsonLd {
  const { name, email, phone, address, locality, countryCode } = siteConfig.company;
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: name[language],
    ...otherNames(language),
    url: absoluteUrl(addressOf(PATHS.home, language)),
    logo: absoluteUrl('/icons/logo-512.png'),
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
      availableLanguage: LANGUAGES,
    },
  };
}

/** The company named inside another entity, complete enough to stand alone. */
export function organizationReference(language: Language): JsonLd {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: siteConfig.company.name[language],
    url: absoluteUrl(addressOf(PATHS.home, language)),
    sameAs: [siteConfig.social.x, siteConfig.social.linkedin],
    logo: absoluteUrl('/icons/logo-512.png'),
  };
}

/** The site itself, on the home page. */
export function webSite(language: Language): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${siteConfig.origin}/#website`,
    name: siteConfig.company.name[language],
    ...otherNames(language),
    url: absoluteUrl(addressOf(PATHS.home, language)),
    inLanguage: language,
    publisher: { '@id': ORGANIZATION_ID },
  };
}
