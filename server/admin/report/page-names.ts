import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type Language } from '#shared/languages.ts';
import { operatorWords } from '../submissions/headings.ts';

const TITLE = /<title>([^<]*)<\/title>/u;
const COMPANY = / \| [^|]*$/u;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a page is called in a language: the title of its built file without the company's name; else its address. */
export function pageName(siteFolder: string, page: string, language: Language): string {
  if (page === '/') return operatorWords(language).report.homePage;
  const file = path.join(siteFolder, addressOf(page, language), 'index.html');
  // The address comes from the database: only what lies in the site is read.
  if (!file.startsWith(siteFolder + path.sep) || !existsSync(file)) return page;
  const title = TITLE.exec(readFileSync(file, 'utf8'))?.[1];
  if (title === undefined) return page;
  return title
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => CHARACTERS[entity] ?? entity)
    .replace(COMPANY, '');
}
