import { resolve } from 'node:path';
import { build } from 'vite';
import { builtRecords } from '../build/built-records.ts';
import { siteConfigFacts } from '../build/site-config-facts.ts';

/** The programs of the server: what an operator starts, and what they start themselves beside them. */
const PROGRAMS = {
  main: 'server/main.ts',
  admin: 'server/admin/main.ts',
  'sqlite-worker': 'server/storage/sqlite-worker.ts',
  'copy-database': 'server/backup/copy-database.ts',
};

interface Bundle {
  programs: Readonly<Record<string, string>>;
  folder: string;
}

/**
 * Puts programs and every package they need into one folder of plain JavaScript. The company's facts are in it as they
 * are now, as in the built pages.
 */
async function bundle({ programs, folder }: Bundle): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [siteConfigFacts(), builtRecords()],
    // React has two forms, and chooses when it is loaded.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: resolve(folder),
      emptyOutDir: false,
      copyPublicDir: false,
      // Names of functions are kept: they stand in the stack of an error's log line.
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { ...programs },
        // The driver's native form is optional, and not installed.
        external: ['pg-native'],
        // All in one folder: the programs find each other beside themselves, and the project's folder two above.
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  });
}

/** @param folder gets the server's programs */
export function bundleServer(folder: string): Promise<void> {
  return bundle({ programs: PROGRAMS, folder });
}

/** @param built the folder of the renderer that the build wrote @param folder gets it with its packages inside */
export function bundleRenderer(built: string, folder: string): Promise<void> {
  return bundle({ programs: { 'entry-server': `${built}/entry-server.js` }, folder });
}
