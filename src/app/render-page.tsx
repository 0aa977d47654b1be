import { prerender } from 'react-dom/static';
import { StaticRouter } from '#src/lib/router/router.tsx';
import { WORKSHOPS } from '#content/facts/workshops.ts';
import { PATHS } from '#content/facts/paths.ts';
import {
  addressOf,
  languageFacts,
  languageOfAddress,
  pathOfAddress,
  type Language,
} from '#shared/languages.ts';
import { withLanguages } from '#src/i18n/pre-paint-languages.ts';
import prePaintScript from '#src/i18n/pre-paint.js?inline-script';
import keepPressesScript from './early-presses/keep-presses.js?inline-script';
import { GivenAnswerContext, type GivenAnswer } from '#src/sections/site-search/given-answer.ts';
import { waitingColours } from '#src/ui/picture/waiting-colours.ts';
import { FEED_PATH } from '#src/seo/feed.ts';
import { Document } from './document.tsx';
import { PageHead } from './head/page-head.tsx';
import { COLOURS_PLACE, PageFiles, type PageAssets } from './page-files.tsx';
import { pageStructuredData } from './page-structured-data.ts';
import { paperMargins } from './paper-margins.ts';
import { canonicalPathOf } from './route.ts';
import { matchRoute } from './routes.ts';
import { COLOR_SCHEMES, THEME_COLORS } from './theme-color.ts';
import { allTexts, allWords } from './words.ts';

/** JSON that may stand in a script element. */
function embeddable(value: unknown): { __html: string } {
  return { __html: JSON.stringify(value).replaceAll('<', '\\u003c') };
}

/** What runs before anything paints. */
const HEAD_SCRIPT = `${withLanguages(prePaintScript)};${keepPressesScript}`;

const TEXTS_PLACE = '"page-texts-place"';

/** A page as the build writes it. */
export interface RenderedPage {
  html: string;
  /** The words that only this page shows, as one text: when it changes, so has the page. */
  words: string;
}

/**
 * Renders the complete HTML of an address as it is shown from a moment on; `assetsOf` knows the built files of a page
 * module.
 */
export function renderPage(
  address: string,
  assetsOf: (file: string) => PageAssets,
  now: Date,
): Promise<RenderedPage> {
  return render(address, assetsOf, { now, given: null });
}

/** The page of a search with its answer, as the server sends it: `assets` are those of the built search page. */
export async function renderSearchPage(
  language: Language,
  given: GivenAnswer,
  assets: PageAssets,
): Promise<string> {
  const address = `${addressOf(PATHS.search, language)}?q=${encodeURIComponent(given.query)}`;
  const { html } = await render(address, () => assets, { now: new Date(), given });
  return html;
}

async function render(
  address: string,
  assetsOf: (file: string) => PageAssets,
  { now, given }: { now: Date; given: GivenAnswer | null },
): Promise<RenderedPage> {
  const [pathname = '/'] = address.split('?');
  const language = languageOfAddress(pathname);
  const path = pathOfAddress(pathname);
  const { route, params } = matchRoute(path);
  await route.page.load();
  const texts = allTexts(language, now);
  const words = allWords(language, now);
  const assets = assetsOf(route.page.file);
  const nothingMore = () => Promise.reject(new Error(`${address} asked for texts that do not exist.`));

  const { prelude } = await prerender(
    <StaticRouter prefix={languageFacts(language).prefix} address={address}>
      <GivenAnswerContext value={given}>
        <Document
          Head={PageHead}
          texts={{ language, texts, loadAll: nothingMore, allLoaded: nothingMore }}
          head={
            <>
              {COLOR_SCHEMES.map((scheme) => (
                <meta
                  key={scheme}
                  name="theme-color"
                  content={THEME_COLORS[scheme]}
                  media={`(prefers-color-scheme: ${scheme})`}
                />
              ))}
              <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
              <link rel="alternate" type="application/atom+xml" href={addressOf(FEED_PATH, language)} />
              <PageFiles assets={assets} language={language} />
              <script
                type="application/ld+json"
                dangerouslySetInnerHTML={embeddable(
                  pageStructuredData(route, params, { language, texts: allTexts(language, now), now }),
                )}
              />
            </>
          }
          margins={paperMargins(canonicalPathOf(route, params), language, {
            page: words.paper.page,
            label: words.footer.lastModified,
          })}
          tail={
            <>
              <script
                id="page-texts"
                type="application/json"
                dangerouslySetInnerHTML={{ __html: TEXTS_PLACE }}
              />
              {given !== null && (
                <script
                  id="search-answer"
                  type="application/json"
                  dangerouslySetInnerHTML={embeddable(given)}
                />
              )}
            </>
          }
        />
      </GivenAnswerContext>
    </StaticRouter>,
    // Without a limit React moves parts of long pages into hidden templates that need a script to appear.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  // Only now is it known which words and pictures the page shows.
  const used = texts.takeUsed();
  return {
    html: html
      .replace(TEXTS_PLACE, () => embeddable(used).__html)
      .replace(COLOURS_PLACE, () => waitingColours(html)),
    words: JSON.stringify({
      ...used.content,
      // A page is of the day its dates were set, and no other for time going by.
      ...(used.content.workshopTimes && { workshopTimes: WORKSHOPS }),
      articleBodies: used.articleBodies,
      abbreviations: null,
      common: null,
      footer: null,
      navigation: null,
    }),
  };
}
