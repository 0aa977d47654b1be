import { PATHS } from '#content/facts/paths.ts';
import { siteConfig } from '#site-config';
import { addressOf, DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '#shared/languages.ts';
import { escapeXml } from './escape-xml.ts';
import { momentOf } from './moment-of.ts';
import { absoluteUrl } from './seo.ts';

/** A page that search engines may list. */
export interface ListedPage {
  /** Language-free path. */
  path: string;
  /** ISO date of the last content change. */
  lastModified: string;
}

/** sitemap.xml: one entry per page and language, each naming all its language variants. */
export function sitemap(pages: readonly ListedPage[]): string {
  const link = (hreflang: string, path: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(absoluteUrl(addressOf(path, language)))}"/>`;
  const entries = pages.flatMap(({ path, lastModified }) =>
    LANGUAGES.map(
      (language) =>
        `<url><loc>${escapeXml(absoluteUrl(addressOf(path, language)))}</loc><lastmod>${momentOf(lastModified)}</lastmod>` +
        LANGUAGES.map((each) => link(each, path, each)).join('') +
        `${link('x-default', path, DEFAULT_LANGUAGE)}</url>`,
    ),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  );
}

/** robots.txt: everything may be read, the sitemap is named. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.origin}/sitemap.xml\n`;
}

/** The web app manifest of a language; `color` is that of the pages' ground. */
export function manifest(language: Language, description: string, color: string): string {
  const name = siteConfig.company.name[language];
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: addressOf(PATHS.home, language),
    scope: '/',
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** How long the security contact is promised for, in days: under a year, renewed by every build. */
const SECURITY_TEXT_DAYS = 330;

/** /.well-known/security.txt (RFC 9116). */
export function securityText(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + SECURITY_TEXT_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${siteConfig.company.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${siteConfig.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
