import { globSync, readFileSync } from 'node:fs';

/** One text file of the project: its path from the root, with slashes, and what it says. */
export interface ProjectText {
  readonly path: string;
  readonly text: string;
}

const TEXTS = '**/*.{ts,tsx,mts,js,mjs,css,md,json,yml,yaml,html}';
const OUTSIDE = ['**/node_modules', 'dist', 'data', 'public', 'test-results', 'package-lock.json'];

/** Every text that people wrote, papers included. */
export function readProjectTexts(): ProjectText[] {
  return globSync(TEXTS, { exclude: OUTSIDE })
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}
