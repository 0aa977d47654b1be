import { pathTo } from '#content/facts/paths.ts';
import { siteConfig } from '#site-config';
import { addressOf } from '#shared/languages.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';

/** The job's address where the visitor really is; the prerendered page only knows where the site is meant to be. */
export function useJobUrl(id: number): string {
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  return (isHydrated ? location.origin : siteConfig.origin) + addressOf(pathTo.job(id), language);
}
