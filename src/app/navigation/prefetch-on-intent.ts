import { pathOfAddress } from '#shared/languages.ts';
import { savesData } from '#src/lib/saves-data.ts';

/** A pointer that has been on a link for so long has not just crossed it, in milliseconds. */
const REST_MS = 60;

/** The link inside this site that something happened on. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link === null || link.origin !== location.origin || link.target !== '' ? undefined : link;
}

const prefetched = new Set<string>();

/** Lets the browser fetch a document that is going to be loaded as one; once. */
function prefetchDocument({ href }: HTMLAnchorElement): void {
  if (prefetched.has(href)) return;
  prefetched.add(href);
  // Firefox holds the hint against `default-src`, for which policies have no exception, and WebKit takes none: there the
  // document is asked for as anything else is, and waits in the browser's store.
  if (!HTMLScriptElement.supports('speculationrules')) {
    fetch(href, { priority: 'low' }).catch(() => {
      // Only a head start.
    });
    return;
  }
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = href;
  document.head.append(hint);
}

/**
 * Fetches the next page's files as soon as a visitor's pointer rests on its link, or the link is focused or touched; of
 * the page in another language, its document. Returns what ends it.
 */
export function prefetchOnIntent(fetchFiles: (path: string) => Promise<unknown>): () => void {
  const over = new AbortController();
  const { signal } = over;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget | null) => {
    const link = internalLink(target);
    if (link === undefined || savesData()) return;
    const path = pathOfAddress(link.pathname);
    if (link.hreflang !== '') prefetchDocument(link);
    else if (path !== pathOfAddress(location.pathname)) {
      fetchFiles(path).catch(() => {
        // Only a head start: the navigation itself tries again and shows its own error.
      });
    }
  };
  const prefetchAtRest = (target: EventTarget | null) => {
    clearTimeout(rest);
    if (internalLink(target)) rest = setTimeout(prefetch, REST_MS, target);
  };
  document.addEventListener('pointerover', ({ target }) => prefetchAtRest(target), { passive: true, signal });
  document.addEventListener('focusin', ({ target }) => prefetch(target), { signal });
  document.addEventListener('touchstart', ({ target }) => prefetch(target), { passive: true, signal });
  // It may have come to rest before this was there to be told.
  prefetchAtRest(document.querySelector('a:hover'));
  return () => {
    clearTimeout(rest);
    over.abort();
  };
}
