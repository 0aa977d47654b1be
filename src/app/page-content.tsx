import { createElement } from 'react';
import type { PageProps } from '#src/lib/page-props.ts';
import { usePage, type LazyPage } from './lazy-page.ts';

/** The page itself. Waits for its chunk inside the boundary, so that a failed download shows an error there. */
export function PageContent({ page, params }: PageProps & { page: LazyPage }) {
  return createElement(usePage(page), { params });
}
