import { defineConfig } from 'oxlint';
import { LINT } from '../scripts/check/lint-rules.ts';

/** The site’s rules, by the types of this package. Not called oxlint.config.ts: the run for the site would read it, too. */
export default defineConfig({
  ...LINT,
  ignorePatterns: ['node_modules/**', '.cache/**'],
  overrides: [
    {
      // The site's # addresses are not this package's: it climbs to the words, facts and lines that it draws.
      files: [
        'company-profile/**/*.ts',
        'article-film/**/*.ts',
        'social-cards/**/*.ts',
        'drawings/**/*.ts',
        'figures/**/*.ts',
        'forty-lines/**/*.ts',
        'pictures/**/*.ts',
      ],
      rules: { 'eslint/no-restricted-imports': 'off' },
    },
    {
      // A tool that insists on a default export.
      files: ['lint.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Classic scripts, because a page from a file may not load modules: they share their functions and carry no types.
      files: ['**/*.js'],
      rules: {
        'eslint/no-unused-vars': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
});
