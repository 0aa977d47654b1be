import { resolve } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { isLanguage, languageOfAddress, pathOfAddress } from '../../shared/languages.ts';
import type * as EntryServer from '../../src/app/entry-server.tsx';
import type * as GalleryServer from '../../src/gallery/gallery-server.tsx';
import { GALLERY_CLIENT, GALLERY_SERVER } from './gallery-entries.ts';
import { chunkPlan, type ModuleGraph } from './chunk-plan.ts';
import { writeSite } from './write-site.ts';

const ENTRY_CLIENT = 'src/app/entry-client.tsx';
const ENTRY_SERVER = 'src/app/entry-server.tsx';
/** The style sheet that every page needs, linked by itself in development, where there is no manifest. */
const BASE_STYLES = 'src/styles/index.css';

/** What only paper needs: a file of its own, linked for paper alone. */
const PRINT_STYLES = 'src/styles/print.css';

/** Another folder than `dist` lets a test build beside the build that is served; it must see node_modules. */
const BUILD_FOLDER = process.env['BUILD_FOLDER'] ?? 'dist';
const BUILD_FOLDERS = { site: `${BUILD_FOLDER}/site`, renderer: `${BUILD_FOLDER}/renderer` };

/**
 * Our one Vite plugin for pages: after the client build it renders every address in both languages and
 * writes the site; in development it renders on request.
 */
export function sitePages(): Plugin {
  return {
    name: 'site-pages',
    config: () => ({
      appType: 'custom',
      build: { modulePreload: { polyfill: false }, reportCompressedSize: false },
      environments: {
        client: {
          build: {
            outDir: BUILD_FOLDERS.site,
            manifest: '.vite/manifest.json',
            rolldownOptions: {
              input: [ENTRY_CLIENT, PRINT_STYLES],
              output: { codeSplitting: { groups: chunkGroups() } },
            },
          },
        },
        ssr: {
          build: {
            outDir: BUILD_FOLDERS.renderer,
            copyPublicDir: false,
            rolldownOptions: { input: ENTRY_SERVER },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (client === undefined || ssr === undefined) throw new Error('Vite built no environments.');
          await builder.build(client);
          await builder.build(ssr);
          await writeSite({ ...BUILD_FOLDERS, entry: ENTRY_CLIENT, printStyles: PRINT_STYLES });
        },
      },
    }),
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const address = decodeURI(pathname) + search;
        renderForDevelopment(server, address).then(
          ({ type, body }) => response.setHeader('content-type', `${type}; charset=utf-8`).end(body),
          next,
        );
      });
    },
  };
}

/** Few files for every page: our dependencies, our own code that every page needs, and what some pages share. */
function chunkGroups() {
  const chunkOf = chunkPlan(resolve(ENTRY_CLIENT));
  return [
    // Changes only with the dependencies, so visitors keep it over releases. Others (a form's validation)
    // travel with the pages that use them.
    { name: 'vendor', test: /node_modules\/(?:react|scheduler)|rolldown.runtime/, priority: 2 },
    {
      name: (id: string, graph: ModuleGraph) => chunkOf(id, graph),
      debugName: 'chunk plan',
      priority: 1,
      // Each module is planned for itself.
      includeDependenciesRecursively: false,
    },
  ];
}

async function renderForDevelopment(server: ViteDevServer, address: string) {
  const environment = server.environments['ssr'];
  if (environment === undefined || !isRunnableDevEnvironment(environment)) {
    throw new Error('The development server cannot run the renderer.');
  }
  if (pathOfAddress(address.replace(/\/$/, '')) === '/__gallery') {
    const { renderGallery } = await environment.runner.import<typeof GalleryServer>(`/${GALLERY_SERVER}`);
    const assets = { script: `/${GALLERY_CLIENT}`, styles: [`/${BASE_STYLES}`] };
    const html = await renderGallery(languageOfAddress(address), assets);
    return { type: 'text/html', body: await server.transformIndexHtml(address, html) };
  }
  const entry = await environment.runner.import<typeof EntryServer>(`/${ENTRY_SERVER}`);
  const now = new Date();
  const [, folder, language = ''] = /^\/(i18n|search)\/([\w-]+)\.json$/.exec(address) ?? [];
  if (isLanguage(language)) {
    const body = folder === 'i18n' ? entry.textsFile(language, now) : await entry.searchFile(language, now);
    return { type: 'application/json', body };
  }
  const assets = {
    script: `/${ENTRY_CLIENT}`,
    styles: [`/${BASE_STYLES}`],
    styleText: null,
    preloads: [],
    print: `/${PRINT_STYLES}`,
  };
  const { html } = await entry.renderPage(address.replace(/(.)\/(?=$|\?)/, '$1'), () => assets, now);
  return { type: 'text/html', body: await server.transformIndexHtml(address, html) };
}
