import type { DummyRuleMap, OxlintConfig } from 'oxlint';

/** What holds for all code; oxlint.config.ts names the places where something else does. */
const RULES: DummyRuleMap = {
  // Types: nothing unchecked gets in.
  'typescript/no-explicit-any': 'error',
  // An object's shape is an interface, an alias everything else: one way to write each.
  'typescript/consistent-type-definitions': ['error', 'interface'],
  'typescript/no-non-null-assertion': 'error',
  'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/switch-exhaustiveness-check': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/no-deprecated': 'error',
  'typescript/no-floating-promises': [
    'error',
    {
      // node:test collects its tests itself; awaiting each would only run them one by one.
      allowForKnownSafeCalls: [
        {
          from: 'package',
          package: 'node:test',
          name: ['test', 'it', 'describe', 'suite', 'before', 'after', 'beforeEach', 'afterEach'],
        },
      ],
    },
  ],
  'eslint/eqeqeq': 'error',
  'eslint/no-var': 'error',
  'eslint/prefer-const': 'error',
  // Files: small, named after what they export, no barrels, no cycles.
  'eslint/max-lines': ['error', { max: 200 }],
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'import/no-default-export': 'error',
  'oxc/no-barrel-file': ['error', { threshold: 0 }],
  'import/no-cycle': 'error',
  'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
  // React.
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
  'react/button-has-type': 'error',
  'react/jsx-no-target-blank': 'error',
  'react/no-danger': 'error',
  // The security policy blocks style attributes in HTML.
  'react/forbid-dom-props': ['error', { forbid: ['style'] }],
  // The automatic JSX runtime needs no React in scope.
  'react/react-in-jsx-scope': 'off',
  // Loops that wait are on purpose: one thing after the other, on machines with two cores.
  'eslint/no-await-in-loop': 'off',
  // TypeScript's own noImplicitReturns is not wanted either: an effect may return a clean-up or nothing.
  'typescript/consistent-return': 'off',
  // React's own name.
  'eslint/no-underscore-dangle': ['error', { allow: ['__html'] }],
  // A function next to its only use reads better than one at the top of the file.
  'unicorn/consistent-function-scoping': 'off',
  // Every ban on assertions is one rule above already.
  'typescript/no-unsafe-type-assertion': 'off',
  // Its answer (role=img becomes <img>, role=status becomes <output>) is not what the roles are used for here.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // Handlers that only watch ask for no role: a pointer resting on a slideshow, Escape inside a menu.
  'jsx-a11y/no-static-element-interactions': ['error', { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] }],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
  ],
  // A row that scrolls must be reachable by keyboard, which axe checks in its turn.
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['tabpanel', 'group', 'region'] }],
  // Two rules of the React compiler, which does not run here: exhaustive-deps is the measure.
  'react/preserve-manual-memoization': 'off',
  'react/exhaustive-effect-dependencies': 'off',
  // Worker threads' postMessage has no target origin.
  'unicorn/require-post-message-target-origin': 'off',
  // Written for Express; Fastify waits for its handlers.
  'oxc/no-async-endpoint-handlers': 'off',
  // Lists of three or four are searched faster as arrays than a set is built.
  'unicorn/prefer-set-has': 'off',
  // Dates, numbers and plurals go through one module with pinned locale, numbering and calendar.
  'eslint/no-restricted-globals': [
    'error',
    { name: 'Intl', message: 'Format through shared/dates.ts or src/i18n/format.ts.' },
  ],
  'eslint/no-restricted-properties': [
    'error',
    { property: 'toLocaleString', message: 'Format through shared/dates.ts or src/i18n/format.ts.' },
    { property: 'toLocaleDateString', message: 'Format through shared/dates.ts or src/i18n/format.ts.' },
    { property: 'toLocaleTimeString', message: 'Format through shared/dates.ts or src/i18n/format.ts.' },
  ],
  'eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: '^(\\.\\./){2}', message: 'Import across folders with #src, #content or #shared.' },
      ],
    },
  ],
};

/** What the site and the artwork share of their configurations. */
export const LINT = {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  // Type-aware rules run through oxlint-tsgolint; tests/unit/guards.test.ts proves that they do.
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: RULES,
} satisfies OxlintConfig;
