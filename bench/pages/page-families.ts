import { PATHS, pathTo, type Path } from '#content/facts/paths.ts';
import { addressOf, LANGUAGES } from '#shared/languages.ts';

/** One page of each kind; what is the same kind again loads the same way. Lighthouse takes none that answers 404. */
const FAMILIES: readonly Path[] = [
  PATHS.home,
  PATHS.aboutUs,
  PATHS.services,
  PATHS.ourServices,
  pathTo.businessPath(1),
  PATHS.successStories,
  PATHS.successPartners,
  PATHS.mediaCenter,
  PATHS.article1,
  PATHS.platformsCode,
  PATHS.workshop,
  PATHS.careers,
  pathTo.job(1),
  PATHS.nds,
  PATHS.contactUs,
  PATHS.faq,
  PATHS.terms,
  PATHS.search,
  PATHS.siteMap,
];

const QUICK: readonly Path[] = [PATHS.home, PATHS.workshop, PATHS.siteMap];

/** What is measured where no page is named: one page of each kind in every language, or for a quick look a few. */
export function addressesToMeasure(isQuick: boolean): string[] {
  return (isQuick ? QUICK : FAMILIES).flatMap((path) =>
    LANGUAGES.map((language) => addressOf(path, language)),
  );
}
