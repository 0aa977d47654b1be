import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ALIASES } from '#content/facts/redirects.ts';
import { readLaterFileName } from '#shared/later-files.ts';
import { addressOf, LANGUAGES, type Language } from '#shared/languages.ts';
import { DATA_POLICY, securityHeaders, type RawHeaders } from '#server/http/security-headers.ts';
import { StartError } from '#server/base/start-error.ts';
import { isCompressible } from './content-types.ts';
import { readMedia } from './read-media.ts';
import { readText } from './read-text.ts';
import { describeSiteFile, encodedAddress, type SiteFile } from './site-file.ts';
import type { StaticAnswer, TextAnswer } from './static-answer.ts';

const COMPRESSED_COPY = /\.(?:br|gz)$/u;
const NUMBERED_PAGE = /^(.+)\/page-(\d+)$/u;
/** Every answer of the built site, ready to be sent. */
export interface StaticSite {
  answers: ReadonlyMap<string, StaticAnswer>;
  notFound: ReadonlyMap<Language, TextAnswer>;
  /** Headers of the answers that have no file: redirects, and a 404 of a site without a not-found page. */
  bareHeaders: RawHeaders;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface SiteOptions {
  folder: string;
  isHttps: boolean;
  maxMediaInMemory: number;
  /** Milliseconds since 1970; the machine's own clock, if none is given. */
  now?: () => number;
}

interface LaterFile {
  from: number;
  file: SiteFile;
}

function fileNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED_COPY.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Gives each text what takes its place later (decision:pages-by-the-clock). */
function addLaterFiles(
  answers: ReadonlyMap<string, StaticAnswer>,
  later: readonly LaterFile[],
  isHttps: boolean,
): void {
  for (const { from, file } of later.toSorted((a, b) => a.from - b.from)) {
    const first = answers.get(file.address);
    if (first?.kind === 'text') first.later.push({ from, answer: readText(file, isHttps) });
  }
}

/** `/news/page-3` becomes what `/news?page=3` answers, and redirects there itself. */
function addNumberedPages(answers: Map<string, StaticAnswer>): void {
  for (const [address, answer] of answers) {
    const [, base = '', number = ''] = NUMBERED_PAGE.exec(address) ?? [];
    const first = answers.get(base);
    if (answer.kind !== 'text' || first?.kind !== 'text' || !answer.isPage) continue;
    first.numberedPages.set(Number(number), answer);
    answers.set(address, { kind: 'redirect', location: `${base}?page=${number}` });
  }
}

function addAliases(answers: Map<string, StaticAnswer>): void {
  for (const [alias, address] of Object.entries(ALIASES)) {
    for (const language of LANGUAGES) {
      const location = addressOf(address, language);
      if (answers.has(location)) answers.set(addressOf(alias, language), { kind: 'redirect', location });
    }
  }
}

/**
 * Reads the whole built site once, at start. After that no request touches a file name, so there is nothing to
 * traverse; only media above the limit stay on disk. Throws a {@link StartError} where there is no built site.
 */
export function readStaticSite({
  folder,
  isHttps,
  maxMediaInMemory,
  now = Date.now,
}: SiteOptions): StaticSite {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new StartError(`There is no built site in ${folder}: run "npm run build" first, or set SITE_DIR.`);
  }
  const answers = new Map<string, StaticAnswer>();
  const notFound = new Map<Language, TextAnswer>();
  const later: LaterFile[] = [];
  for (const name of fileNames(folder)) {
    const replaced = readLaterFileName(name);
    if (replaced !== undefined) {
      const below = path.join(folder, name.slice(0, -replaced.file.length));
      later.push({ from: replaced.moment.getTime(), file: describeSiteFile(below, replaced.file) });
      continue;
    }
    const file = describeSiteFile(folder, name);
    if (!isCompressible(file.contentType)) {
      answers.set(file.address, readMedia(file, isHttps, maxMediaInMemory));
      continue;
    }
    const text = readText(file, isHttps);
    answers.set(file.address, text);
    if (file.isNotFoundPage) notFound.set(file.language, text);
  }
  addLaterFiles(answers, later, isHttps);
  addNumberedPages(answers);
  addAliases(answers);
  return {
    answers,
    notFound,
    bareHeaders: ['Content-Length', '0', ...securityHeaders(DATA_POLICY, isHttps)],
    now,
  };
}

/** The addresses of the pages: what answers with HTML and is no notice that something is not there. */
export function pagesOf({ answers }: StaticSite): ReadonlySet<string> {
  const pages = [...answers].filter(
    ([, answer]) => answer.kind === 'text' && answer.isPage && answer.status === 200,
  );
  return new Set(pages.map(([address]) => address));
}

/** Another spelling of a known address (percent-encoded, a slash at the end) as that address; else undefined. */
export function knownAddress(site: StaticSite, requestedPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(requestedPath);
  } catch {
    return undefined;
  }
  const address = encodedAddress(decoded.length > 1 ? decoded.replace(/\/$/u, '') : decoded);
  const answer = site.answers.get(address);
  if (answer === undefined) return undefined;
  // Only addresses of the table are ever redirected to: stripping the slash of `//host/` would be an open redirect.
  return answer.kind === 'redirect' ? answer.location : address;
}
