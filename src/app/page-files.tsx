import type { Language } from '#shared/languages.ts';
import { fontPreloads } from './font-preloads.ts';
import startScript from './start.js?inline-script';

/** The built files of a page: what its HTML carries, links and starts. */
export interface PageAssets {
  script: string;
  styles: string[];
  /** The text of all its styles, to travel with the page; null where each is linked, as in development. */
  styleText: string | null;
  /** The page's own first, then what it shares with others. */
  preloads: string[];
  /** The style sheet of paper, which no screen waits for. */
  print?: string;
}

/** Where the colours of the page's pictures go, which are known when it is rendered. */
export const COLOURS_PLACE = '/*colours*/';

/**
 * A link that is not fetched (React's types do not know the attribute): the loader of a later page's parts finds it and
 * does not ask again for styles that this page carries.
 */
const HERE_ALREADY = { disabled: true };

/**
 * What a page needs to look right and to run: its fonts asked for, its style in the page itself, so that it paints after
 * one answer, and its program, which begins after the first screen is there.
 */
export function PageFiles({ assets, language }: { assets: PageAssets; language: Language }) {
  return (
    <>
      {fontPreloads(language).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {assets.styleText !== null && (
        <style dangerouslySetInnerHTML={{ __html: `${assets.styleText}${COLOURS_PLACE}` }} />
      )}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} {...(assets.styleText !== null && HERE_ALREADY)} />
      ))}
      {assets.print && <link rel="stylesheet" href={assets.print} media="print" />}
      {assets.styleText === null ? (
        <script type="module" src={assets.script} />
      ) : (
        <>
          <script
            id="program"
            type="application/json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify([assets.script, ...assets.preloads]) }}
          />
          <script dangerouslySetInnerHTML={{ __html: startScript }} />
        </>
      )}
    </>
  );
}
