import '#src/styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Content } from '#content/content.ts';
import { siteConfig } from '#site-config';
import { languageFacts, languageOfAddress, pathOfAddress, type Language } from '#shared/languages.ts';
import { Texts, type PageTexts } from '#src/i18n/texts.ts';
import { BrowserRouter } from '#src/lib/router/router.tsx';
import { whenIdle } from '#src/lib/when-idle.ts';
import { retriedDownload, type RetriedDownload } from '#src/lib/retried-download.ts';
import { Document } from './document.tsx';
import { LaterHead } from './head/later-head.tsx';
import { matchRoute } from './routes.ts';

/** The words inside this page; React has not touched the document yet. */
function readPageTexts(): PageTexts {
  const source = document.querySelector('#page-texts')?.textContent;
  if (!source) throw new Error('The page carries no texts.');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own build into our own page
  return JSON.parse(source) as PageTexts;
}

/** The address of this page's own chunk, as its HTML names it; in development it does not. */
function servedChunk(): string | undefined {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own build into our own page
  return (JSON.parse(document.querySelector('#program')?.textContent ?? '[]') as string[])[1];
}

/** The language's whole file. */
function textsDownload(language: Language, texts: Texts): RetriedDownload<void> {
  return retriedDownload(async () => {
    const response = await fetch(`/i18n/${language}.json`);
    if (!response.ok) throw new Error(`The texts answered ${response.status}.`);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own build, from this type
    texts.complete((await response.json()) as Content);
  });
}

const language = languageOfAddress(location.pathname);
const texts = new Texts(readPageTexts());
const { start: loadAll, outcome: allLoaded } = textsDownload(language, texts);

// No top-level await: the page's chunk may import what stands in this one, and would wait for it for ever.
async function hydrate(): Promise<void> {
  // Served for an unknown address too, where the page is the not-found one.
  const { page } = matchRoute(pathOfAddress(location.pathname)).route;
  const chunk = servedChunk();
  if (chunk === undefined) await page.load();
  else page.take(await import(/* @vite-ignore */ chunk));
  // In a transition hydration yields, so that a tap meanwhile is answered.
  startTransition(() => {
    hydrateRoot(
      document,
      // Urgent updates: the page shown follows in <App>, which can then say that the next one is coming.
      <BrowserRouter prefix={languageFacts(language).prefix}>
        <Document Head={LaterHead} texts={{ language, texts, loadAll, allLoaded }} />
      </BrowserRouter>,
    );
  });
}
void hydrate();

whenIdle(
  () => {
    // Not again, if a navigation has tried already.
    allLoaded().catch(() => {
      // Offline: the first navigation tries again and shows its own error.
    });
    // This page carries the colours of its own pictures (`waiting-colours.ts`); these are the other pages'.
    import('#src/ui/picture/placeholders.css').catch(() => {
      // Offline: pictures come without.
    });
    if (siteConfig.isReadableOffline && 'serviceWorker' in navigator) {
      void import('./offline/keep-pages.ts')
        .then(({ keepPages }) => keepPages())
        .catch(() => {
          // Not allowed here, or already without a connection: everything works as before.
        });
    }
  },
  { timeout: 5000 },
);
