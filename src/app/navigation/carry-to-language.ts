import { pathOfAddress } from '#shared/languages.ts';
import { carryView } from '#src/lib/kept-view/carry-view.ts';
import { isForBrowser } from '#src/lib/router/router.tsx';

/** Lets the page behind a language link begin as this one stands. Returns what ends it. */
export function carryToLanguage(): () => void {
  const carry = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[hreflang]') : null;
    if (link !== null && !isForBrowser(event)) carryView(pathOfAddress(location.pathname));
  };
  document.addEventListener('click', carry);
  return () => document.removeEventListener('click', carry);
}
