import { memo, useEffect, useMemo, useState, type ComponentType } from 'react';
import { ShownEntryContext } from '#src/lib/kept-view/use-kept.ts';
import type { Place } from '#src/lib/router/place.ts';
import { usePlace } from '#src/lib/router/router.tsx';
import { endTakingOver, useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { MotionRoot } from '#src/lib/motion.ts';
import { SnackbarHost } from '#src/ui/snackbar/snackbar-host.tsx';
import { ProgressBar } from '#src/ui/progress-bar/progress-bar.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ToolDialogs } from './accessibility/tool-dialogs.tsx';
import { answerPresses } from './early-presses/answer-presses.ts';
import type { PageHeadProps } from './head/page-head.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageContent } from './page-content.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { useDrawingOnce } from './navigation/use-drawing-once.ts';
import { useKeptView } from './navigation/use-kept-view.ts';
import { useMovingAbout } from './navigation/use-moving-about.ts';
import { useExplanations } from './use-explanations.ts';
import { useScrollAndFocus } from './navigation/use-scroll-and-focus.ts';
import { useShownPlace } from './navigation/use-shown-place.ts';
import { lastModified } from './page-dates.ts';
import { barSkyOf, canonicalPathOf, pathOf } from './route.ts';
import { matchRoute } from './routes.ts';
import { trailTo } from './trail.ts';

// What does not change is not rendered again at each step of a navigation: the address first, then the page.
const Page = memo(PageContent);
const Foot = memo(Footer);

export interface AppProps {
  /** What says in the document's head which page this is; a browser leaves the first one's as it was served. */
  Head: ComponentType<PageHeadProps & { isServed: boolean }>;
}

export function App({ Head }: AppProps) {
  const place = usePlace();
  // The page of the new address may still be on its way; until it is here the old one stays, with a
  // progress bar above it.
  const shown = useShownPlace(place);
  const { route, params, trail } = useMemo(() => routeTo(shown.pathname), [shown.pathname]);
  const isServed = useIsServed(shown);
  const { loadingPage } = useTexts('common');
  const path = canonicalPathOf(route, params);
  useScrollAndFocus(shown);
  useKeptView(shown);
  useMovingAbout(shown);
  useExplanations(shown);
  useDrawingOnce(shown);

  return (
    <div data-brand={route.variant}>
      <MotionRoot />
      <ProgressBar isActive={shown !== place} label={loadingPage} />
      <SkipLink />
      <Header path={shown.pathname} trail={trail} sky={barSkyOf(route, params)} variant={route.variant} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={shown.pathname}>
          {/* React moves it into the head; it needs words too, which may not arrive. */}
          <Head route={route} params={params} path={path} search={shown.search} isServed={isServed} />
          <ShownEntryContext value={shown.key}>
            <Page page={route.page} params={params} />
          </ShownEntryContext>
        </PageBoundary>
      </main>
      <Foot lastModified={lastModified(path)} variant={route.variant} />
      <ToolDialogs />
      <SnackbarHost />
      <TakenOver />
    </div>
  );
}

/** The page at a path, what is in its path, and the paths from home to it. */
function routeTo(pathname: string) {
  const match = matchRoute(pathname);
  return { ...match, trail: trailTo(match).map(({ route, params }) => pathOf(route, params)) };
}

/** The last part of the page: once it is hydrated, every part is, and has what it keeps. */
function TakenOver(): null {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    endTakingOver();
    if (isHydrated) answerPresses();
  }, [isHydrated]);
  return null;
}

/** Whether a place is the one that the document was loaded for, with no other shown since. */
function useIsServed(shown: Place): boolean {
  const [served, setServed] = useState<Place | null>(shown);
  if (served !== null && served !== shown) setServed(null);
  return served === shown;
}
