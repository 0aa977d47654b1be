import { momentOf } from './moment-of.ts';
import { PATHS } from '#content/facts/paths.ts';
import { addressOf, type Language } from '#shared/languages.ts';
import { escapeXml } from './escape-xml.ts';
import { absoluteUrl } from './seo.ts';

/** An article or a news item as a feed reader lists it. */
export interface FeedEntry {
  /** What tells it from the others for ever: an address. */
  id: string;
  /** Language-free path of its page. */
  path: string;
  title: string;
  summary: string;
  /** Its whole text as HTML with absolute addresses. */
  content: string;
  /** ISO date, with or without time. */
  published: string;
  /** ISO date of the page's last content change. */
  updated: string;
}

export interface Feed {
  language: Language;
  title: string;
  /** Who writes. */
  author: string;
  entries: readonly FeedEntry[];
}

/** Where the feed of every language lies, language-free. */
export const FEED_PATH = '/feed.atom';

/** An Atom feed (RFC 4287), newest first. An entry's id is an address, which never changes. */
export function atomFeed({ language, title, author, entries }: Feed): string {
  const self = absoluteUrl(addressOf(FEED_PATH, language));
  const newestFirst = entries.toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published));
  const updated = entries
    .map((entry) => momentOf(entry.updated))
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${self}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${updated ?? momentOf('1970-01-01')}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${absoluteUrl(addressOf(PATHS.mediaCenter, language))}"/>`,
    ...newestFirst.map((entry) => entryElement(entry, language)),
    '</feed>',
    '',
  ].join('\n');
}

function entryElement(entry: FeedEntry, language: Language): string {
  const { id, path, title, summary, content, published, updated } = entry;
  const url = escapeXml(absoluteUrl(addressOf(path, language)));
  return [
    '<entry>',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${momentOf(published)}</published>`,
    `<updated>${momentOf(updated)}</updated>`,
    `<summary>${escapeXml(summary)}</summary>`,
    `<content type="html">${escapeXml(content)}</content>`,
    '</entry>',
  ].join('');
}
