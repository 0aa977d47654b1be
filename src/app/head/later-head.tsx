import { use, useLayoutEffect } from 'react';
import { nextPage } from '../fetch-next-page.ts';
import type { PageHeadProps } from './page-head.tsx';

/** The tags about the page that its HTML brought; they go when the next page brings its own. */
const served = document.head.querySelectorAll(
  'title, meta[property], meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"]), link:is([rel="canonical"], [hreflang])',
);

/** The head of every page but the first, whose HTML has brought it. */
export function LaterHead({ isServed, ...page }: PageHeadProps & { isServed: boolean }) {
  return isServed ? null : <NextHead {...page} />;
}

function NextHead(page: PageHeadProps) {
  const { PageHead } = use(nextPage.outcome());
  useLayoutEffect(() => {
    for (const tag of served) tag.remove();
  }, []);
  return <PageHead {...page} />;
}
