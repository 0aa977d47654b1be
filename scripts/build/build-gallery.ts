import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { createBuilder, type Manifest } from 'vite';
import type * as GalleryServer from '../../src/gallery/gallery-server.tsx';
import { addressOf, LANGUAGES } from '../../shared/languages.ts';
import { askedFor } from './asked-for.ts';
import { pageAssets } from './page-assets.ts';
import { GALLERY_CLIENT, GALLERY_SERVER } from './gallery-entries.ts';

/** A folder of its own: nothing of it gets into the site that is served. */
const FOLDERS = { site: 'dist/gallery', renderer: 'dist/gallery-renderer' };
const MANIFEST = '.vite/manifest.json';

/**
 * Builds the gallery as the site is built, without the files of `public`.
 * @returns the folder with its documents and their assets
 */
export async function buildGallery(): Promise<string> {
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: { localsConvention: 'camelCaseOnly' }, postcss: { plugins: [askedFor()] } },
    build: { modulePreload: { polyfill: false }, reportCompressedSize: false, copyPublicDir: false },
    environments: {
      client: {
        build: {
          outDir: FOLDERS.site,
          assetsDir: 'gallery-assets',
          manifest: MANIFEST,
          rolldownOptions: { input: GALLERY_CLIENT },
        },
      },
      ssr: { build: { outDir: FOLDERS.renderer, rolldownOptions: { input: GALLERY_SERVER } } },
    },
  });
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('Vite built no environments.');
  await builder.build(client);
  await builder.build(ssr);
  await writeDocuments();
  return FOLDERS.site;
}

async function writeDocuments(): Promise<void> {
  const bundle = pathToFileURL(resolve(FOLDERS.renderer, 'gallery-server.js')).href;
  const { renderGallery, GALLERY_PATH }: typeof GalleryServer = await import(bundle);
  const manifest: Manifest = JSON.parse(await readFile(join(FOLDERS.site, MANIFEST), 'utf8'));
  const assets = pageAssets(manifest, GALLERY_CLIENT, () => '')(GALLERY_CLIENT);
  for (const language of LANGUAGES) {
    const file = join(FOLDERS.site, addressOf(GALLERY_PATH, language), 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await renderGallery(language, assets));
  }
}
