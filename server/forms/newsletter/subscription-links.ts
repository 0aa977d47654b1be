import { timingSafeEqual } from 'node:crypto';
import { NEWSLETTER_PATHS } from '#content/facts/redirects.ts';
import type { KeyedHash } from '#server/base/keyed-hash.ts';
import { addressOf, type Language } from '#shared/languages.ts';

/** What a link in a letter lets its reader do. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

const PARAMETER = 'token';

/** A link that only the reader of the letter has: it names the subscription and is signed for one purpose. */
export function subscriptionLink(
  purpose: LinkPurpose,
  id: string,
  { siteUrl, language, hash }: { siteUrl: string; language: Language; hash: KeyedHash },
): string {
  const token = `${id}.${hash(`newsletter ${purpose}`, id)}`;
  return `${siteUrl}${addressOf(NEWSLETTER_PATHS[purpose], language)}?${PARAMETER}=${token}`;
}

/** The subscription that a query's token names; undefined for a token that this site has not signed for the purpose. */
export function subscriptionOf(purpose: LinkPurpose, query: string, hash: KeyedHash): string | undefined {
  const token = new URLSearchParams(query).get(PARAMETER) ?? '';
  const [id = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const expected = Buffer.from(hash(`newsletter ${purpose}`, id));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
