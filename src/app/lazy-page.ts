import { use, type ComponentType } from 'react';
import type { PageProps } from '#src/lib/page-props.ts';
import { retriedDownload } from '#src/lib/retried-download.ts';

export type PageComponent = ComponentType<PageProps>;

/** A page whose code is a chunk of its own. */
export interface LazyPage {
  /** Path of the file below src/, to find its chunk and styles in the build's manifest. */
  file: string;
  /** Fetches the chunk once; after a failed attempt, once more. */
  load: () => Promise<PageComponent>;
  /** What became of the latest attempt, for rendering. */
  outcome: () => Promise<PageComponent>;
  /** The component if its chunk is here. */
  loaded: () => PageComponent | undefined;
}

const files = import.meta.glob<Record<string, PageComponent>>('../pages/*/*-page.tsx');

/**
 * The page in `pages/{folder}/{name}-page.tsx`, which exports the component named after it:
 * `page('faq')` is `FaqPage`. Like React.lazy, but it can be loaded before it is rendered, so neither
 * hydration nor a prefetched navigation waits.
 */
export function page(folder: string, name = folder): LazyPage {
  const file = `../pages/${folder}/${name}-page.tsx`;
  const exportName = `${name}-page`.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  let component: PageComponent | undefined;

  async function load(): Promise<PageComponent> {
    const module = await files[file]?.();
    component = module?.[exportName];
    if (component === undefined) throw new Error(`${file} does not export ${exportName}.`);
    return component;
  }

  const { start, outcome } = retriedDownload(load);
  return {
    file: file.replace('../', 'src/'),
    load: start,
    outcome,
    loaded: () => component,
  };
}

/** The component of a page, waiting for its chunk when it is not here yet. */
export function usePage(lazyPage: LazyPage): PageComponent {
  return lazyPage.loaded() ?? use(lazyPage.outcome());
}
