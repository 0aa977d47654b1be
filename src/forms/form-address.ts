import { siteConfig } from '#site-config';
import { API_BASE } from '#shared/api.ts';

/** Where the pages send a form whose path on our own server is known. */
export function formAddress(path: `${typeof API_BASE}${string}`): string {
  return siteConfig.apiBase + path.slice(API_BASE.length);
}
