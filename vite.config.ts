import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { scopedClassName, shortClassNames } from './scripts/build/scoped-class-name.ts';
import { sitePages } from './scripts/build/site-pages.ts';
import { builtRecords } from './scripts/build/built-records.ts';
import { askedFor } from './scripts/build/asked-for.ts';
import { inlineConstants } from './scripts/build/inline-constants.ts';
import { leanStyles } from './scripts/build/lean-styles.ts';
import { shortNames } from './scripts/build/short-names.ts';
import { siteConfigFacts } from './scripts/build/site-config-facts.ts';

const apiProxy = process.env['API_PROXY'];

const STYLE_MODULES = globSync('src/**/*.module.css')
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const texts = (...files: string[]) => globSync(files).map((file) => readFileSync(file, 'utf8'));
const BESIDES_STYLE = ['src/**/*.{ts,tsx,js}', 'public/**/*.svg'];
/** What only paper says (`src/styles/print`) travels in no page. */
const namesForVisitors = () =>
  shortNames(texts('src/styles/*.css', 'src/!(styles)/**/*.css'), texts(...BESIDES_STYLE));
const constantsForVisitors = () => inlineConstants(texts('src/**/*.css'), texts(...BESIDES_STYLE));
const classNamesForVisitors = () =>
  shortClassNames(new Map(STYLE_MODULES.map((file) => [file, readFileSync(file, 'utf8')])));

export default defineConfig(({ command }) => ({
  // Several development servers on one checkout need a cache each.
  cacheDir: process.env['VITE_CACHE_DIR'] ?? 'node_modules/.vite',
  plugins: [inlineScripts(), siteConfigFacts(), builtRecords(), react(), leanStyles(), sitePages()],
  // The browsers of December 2023 and later (Baseline, widely available): for older ones `:dir()` is turned into a list
  // of nineteen languages, which says something else and is longer.
  build: {
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    // 0.9 KB less of every page's script than the bundler's own.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: command === 'build' ? classNamesForVisitors() : scopedClassName,
    },
    postcss: {
      plugins: [askedFor(), ...(command === 'build' ? [constantsForVisitors(), namesForVisitors()] : [])],
    },
  },
  server: apiProxy ? { proxy: { '/api': apiProxy } } : {},
}));
