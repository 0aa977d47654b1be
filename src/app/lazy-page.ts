import { use, type ComponentType } from 'react';
import type { PageProps } from '#src/lib/page-props.ts';
import { retriedDownload } from '#src/lib/retried-download.ts';
import { nextPage } from './fetch-next-page.ts';

export type PageComponent = ComponentType<PageProps>;

/** A page whose code is a chunk of its own. */
export interface LazyPage {
  /** Path of the file below src/, to find its chunk and styles in the build's manifest. */
  file: string;
  /** Takes its chunk, where the page's HTML has named it. */
  take: (chunk: unknown) => void;
  /** Fetches the chunk once; after a failed attempt, once more. */
  load: () => Promise<PageComponent>;
  /** What became of the latest attempt, for rendering. */
  outcome: () => Promise<PageComponent>;
  /** The component if its chunk is here. */
  loaded: () => PageComponent | undefined;
}

/** A page is never a class. */
const isPageComponent = (value: unknown): value is (props: PageProps) => React.ReactNode =>
  typeof value === 'function';

/**
 * The page in `pages/{folder}/{name}-page.tsx`, which exports the component named after it:
 * `page('faq')` is `FaqPage`. Like React.lazy, but it can be loaded before it is rendered, so neither
 * hydration nor a prefetched navigation waits.
 */
export function page(folder: string, name = folder): LazyPage {
  const file = `src/pages/${folder}/${name}-page.tsx`;
  const exportName = `${name}-page`.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  let component: PageComponent | undefined;

  function take(chunk: unknown): PageComponent {
    const found: unknown = typeof chunk === 'object' && chunk !== null && Reflect.get(chunk, exportName);
    if (!isPageComponent(found)) throw new Error(`${file} does not export ${exportName}.`);
    component = found;
    return found;
  }

  const { start, outcome } = retriedDownload(async () => {
    const { chunkOf } = await nextPage.start();
    return take(await chunkOf({ file }));
  });
  return { file, take, load: start, outcome, loaded: () => component };
}

/** The component of a page, waiting for its chunk when it is not here yet. */
export function usePage(lazyPage: LazyPage): PageComponent {
  return lazyPage.loaded() ?? use(lazyPage.outcome());
}
