import path from 'node:path';
import { addressOf, LANGUAGES, languageOfAddress, type Language } from '#shared/languages.ts';
import { PATHS } from '#content/facts/paths.ts';
import { contentTypeOf } from './content-types.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** A file below these folders whose name carries eight letters of its content's hash, and perhaps a width. */
const HASHED = /^\/(?:assets|media)\/[^/]*[.-][\w-]{8}(?:-\d+)?\.\w+$/u;
const NOT_FOUND_ADDRESSES = LANGUAGES.map((language) => addressOf(PATHS.notFound, language));

/** A file of the built site and what its place says about it. */
export interface SiteFile {
  /** Where the file lies on this machine. */
  path: string;
  /** Where it is served: a page at the address of its folder, anything else under its name. Percent-encoded. */
  address: string;
  contentType: string;
  cacheControl: string;
  language: Language;
  isPage: boolean;
  isNotFoundPage: boolean;
}

/** The address of a decoded path, as browsers write it into a request. */
export function encodedAddress(decodedPath: string): string {
  return encodeURI(decodedPath).replace(/[?#]/gu, encodeURIComponent);
}

/** Describes a file by its path relative to the site's folder, with slashes. */
export function describeSiteFile(folder: string, relativePath: string): SiteFile {
  const contentType = contentTypeOf(relativePath);
  const isPage = contentType.startsWith('text/html');
  const decoded = `/${relativePath}`.replace(/\/index\.html$/u, '') || '/';
  const address = encodedAddress(decoded);
  const isHashed = HASHED.test(address);
  return {
    path: path.join(folder, relativePath),
    address,
    contentType,
    cacheControl: isHashed ? IMMUTABLE : REVALIDATE,
    language: languageOfAddress(address),
    isPage,
    isNotFoundPage: isPage && NOT_FOUND_ADDRESSES.includes(address),
  };
}
