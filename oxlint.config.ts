import { defineConfig } from 'oxlint';
import { importBoundaries, type Layers, type PackageLimits } from './scripts/check/import-boundaries.ts';
import { LINT } from './scripts/check/lint-rules.ts';

const LANGUAGE_AND_FACTS = ['src/i18n', 'src/lib', 'content', 'shared', 'site.config', 'search'];
const APP = [
  'src/pages',
  'src/sections',
  'src/forms',
  'src/seo',
  'src/ui',
  'src/styles',
  ...LANGUAGE_AND_FACTS,
];
const SERVER = ['content', 'words', 'shared', 'site.config', 'node'];
const BASE = [...SERVER, 'server/base'];
const STORED = [...BASE, 'server/storage'];
const FORMS = [...STORED, 'server/http', 'server/rate-limit', 'server/outbox'];

/** Imports point one way: each layer, and what it may import besides its own files. */
const LAYERS: Layers = {
  'src/app': APP,
  // They render on the server, where the words are read from their source.
  'src/app/{entry-server.tsx,words.ts}': [...APP, 'words'],
  // Each page on its own, never another one's files.
  'src/pages/*': ['src/sections', 'src/forms', 'src/seo', 'src/ui', ...LANGUAGE_AND_FACTS],
  'src/sections': ['src/forms', 'src/ui', ...LANGUAGE_AND_FACTS],
  'src/forms': ['src/ui', ...LANGUAGE_AND_FACTS],
  'src/seo': LANGUAGE_AND_FACTS,
  'src/ui': ['src/lib', 'types of content'],
  'src/i18n': ['src/lib', 'content', 'shared'],
  'src/lib': ['shared'],
  'src/styles': [],
  // In development and tests only: nothing that ships may import it.
  'src/gallery': ['src/ui', 'src/styles', ...LANGUAGE_AND_FACTS],
  server: SERVER,
  'server/base': SERVER,
  'server/storage': BASE,
  'server/http': STORED,
  'server/rate-limit': STORED,
  'server/outbox': STORED,
  'server/static-files': [...BASE, 'server/http'],
  'server/search': [...BASE, 'server/http', 'server/static-files', 'search'],
  'server/forms': FORMS,
  'server/visits': STORED,
  'server/backup': [...STORED, 'server/outbox', 'server/forms'],
  'server/admin': [...STORED, 'server/outbox', 'server/forms', 'server/visits', 'server/backup'],
  'server/start': [
    ...FORMS,
    'server/forms',
    'server/visits',
    'server/backup',
    'server/search',
    'server/static-files',
  ],
  // For tests only: what ships must not lean on it.
  'server/testing': [...SERVER, 'server'],
  // The engine of the site's search, the same on the server, in the build and in the browser: it knows no words itself.
  search: ['shared'],
  shared: [],
  content: [],
};

/** Words and facts are no code; what browser and server share needs the one library of its checks. */
const PACKAGES: PackageLimits = { content: undefined, shared: 'valibot', search: 'stemmer' };

export default defineConfig({
  ...LINT,
  ignorePatterns: [
    'dist/**',
    // A package of its own, with its own configuration: its types are only there once its packages are installed.
    'artwork/**',
  ],
  overrides: [
    ...importBoundaries(LAYERS, PACKAGES),
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: { 'eslint/no-console': ['error', { allow: ['error'] }] },
    },
    {
      // The places that may format: for pages, and for pages and server.
      files: ['src/i18n/**/*.{ts,tsx}', 'shared/{dates,riyadh}.ts'],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    {
      // Long texts are one file a page.
      files: ['content/**/*.ts'],
      rules: { 'eslint/max-lines': 'off' },
    },
    {
      files: ['**/*.test.ts', 'tests/**/*.ts', 'bench/**/*.ts', 'scripts/**'],
      rules: {
        // Checks of other code may look at any of it; the boundaries hold for what ships.
        'eslint/no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^(\\.\\./){3}', message: 'Import across folders by their # address.' }] },
        ],
        // They compare with what the browser's own formatting says.
        'eslint/no-restricted-globals': 'off',
        // Helpers of tests are taken apart; none of them reads this.
        'typescript/unbound-method': 'off',
      },
    },
    {
      // Playwright's fixtures hand over with a function called use.
      files: ['tests/e2e/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'off', 'react/hooks': 'off' },
    },
    {
      // Reads back what the build itself wrote a moment ago.
      files: ['scripts/build/**/*.ts', 'scripts/page-dates.ts'],
      rules: { 'typescript/no-unsafe-assignment': 'off', 'typescript/no-unsafe-return': 'off' },
    },
    {
      files: ['scripts/launch/**/*.mjs', 'scripts/launch.mjs'],
      rules: {
        // Runs under node 18, which has no toSorted.
        'unicorn/no-array-sort': 'off',
        // Parsed JSON gets its type from a comment here, and these rules do not read comments.
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      // The hashed script and the data blocks, which React would escape into nonsense.
      files: ['src/app/entry-server.tsx', 'src/app/page-files.tsx', 'src/app/render-page.tsx'],
      rules: { 'react/no-danger': 'off' },
    },
    {
      // Segments letters, formats nothing.
      files: ['src/lib/preview-text.ts'],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    {
      // Goes into the page as it is and must run in any browser, however old.
      files: ['src/app/start.js', 'src/i18n/pre-paint.js'],
      rules: {
        'eslint/no-var': 'off',
        'eslint/no-unused-vars': ['error', { caughtErrors: 'none' }],
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
    {
      // Tools that insist on a default export.
      files: ['*.config.{ts,js}', '.htmlvalidate.mjs', 'tests/e2e/remove-data.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
