import { languageOfAddress, type Language } from '#shared/languages.ts';

/** A page that was visited and can be read without a connection. */
export interface KeptPage {
  href: string;
  title: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
};

/** The title of a page without the company's name after it. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [page = ''] = title.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity).split(' | ');
  return page;
}

/** What the service worker has kept of a language, the latest first; `except` is this page itself. */
export async function keptPages(language: Language, except: string): Promise<KeptPage[]> {
  const found = new Map<string, KeptPage>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const href = pathname + search;
      const answer = await cache.match(request, { ignoreVary: true });
      const isPage = answer?.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (answer === undefined || !isPage || pathname === except) continue;
      if (languageOfAddress(pathname) === language)
        found.set(href, { href, title: titleOf(await answer.text()) });
    }
  }
  return [...found.values()].toReversed();
}
