import { use, useEffect } from 'react';
import { headTags } from '#src/seo/seo.ts';
import { SOCIAL_CARD_SIZE, socialCard } from '#src/seo/social-cards.ts';
import { useLanguage, useTextEntry, useTexts, useTextsStore } from '#src/i18n/texts-context.tsx';
import { MissingTextsError } from '#src/i18n/texts.ts';
import { NOTHING_MORE } from '#src/lib/kept-promise.ts';
import { placeOnPaper } from '../paper-margins.ts';
import type { Route, RouteParams } from '../route.ts';
import { cardOf, headOf, isIndexed, isQueryState } from './heads.ts';

export interface PageHeadProps {
  route: Route;
  params: RouteParams;
  /** Language-free path of the canonical address. */
  path: string;
  /** Query of the address shown. */
  search: string;
}

/** Title, description, cards and links of the page; React moves them into the document's head. */
export function PageHead({ route, params, path, search }: PageHeadProps) {
  const language = useLanguage();
  const { isTitleComplete, openGraphType } = headOf(route);
  const seo = usePageSeo(route, params, search);
  const defaults = {
    ...useTextEntry('seo', 'default'),
    titleTemplate: useTextEntry('seo', 'titleTemplate'),
  };
  const { lastModified: label } = useTexts('footer');
  useEffect(() => {
    Object.assign(document.documentElement.dataset, placeOnPaper(path, language, label));
  }, [path, language, label]);
  const tags = headTags({
    seo,
    defaults,
    language,
    path,
    isTitleComplete: isTitleComplete ?? false,
    isIndexed: isIndexed(route, params) && !isQueryState(route, search),
    openGraphType: openGraphType ?? 'website',
    image: { url: socialCard(cardOf(route, params), language), ...SOCIAL_CARD_SIZE, alternative: seo.title },
  });
  return (
    <>
      <title>{tags.title}</title>
      {tags.meta.map((meta) => (
        <meta key={'name' in meta ? meta.name : meta.property} {...meta} />
      ))}
      <link rel="canonical" href={tags.canonical} />
      {tags.alternates.map((alternate) => (
        <link key={alternate.hrefLang} rel="alternate" {...alternate} />
      ))}
    </>
  );
}

/** The route's own words about itself, waiting for the whole file where the page did not bring them. */
function usePageSeo(route: Route, params: RouteParams, search: string) {
  const { texts, allLoaded } = useTextsStore();
  const { seo } = headOf(route);
  let here;
  try {
    here = seo(texts, params, search);
  } catch (error) {
    if (!(error instanceof MissingTextsError)) throw error;
  }
  use(here === undefined ? allLoaded() : NOTHING_MORE);
  return here ?? seo(texts, params, search);
}
