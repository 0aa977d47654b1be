import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abbreviations } from '#content/en/abbreviations.ts';
import { builtPages, type Page } from './built-site.ts';

/** A piece of a page's text, as voices get it. */
interface Piece {
  text: string;
  language: string;
  /** Inside which `<abbr title>`. */
  isExplained: boolean;
}

const TOKEN = /<!--.*?-->|<(\/?)([a-z][a-z\d-]*)([^>]*?)(\/?)>|([^<]+)/gs;
const SILENT = /^(?:script|style|svg|select|textarea|head|noscript)$/;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

function piecesOf({ html, language }: Page): Piece[] {
  const open: { tag: string; language: string; isExplained: boolean; isSilent: boolean }[] = [
    { tag: '', language, isExplained: false, isSilent: false },
  ];
  const pieces: Piece[] = [];
  for (const [, end = '', tag = '', attributes = '', selfClosed = '', text] of html
    .replace(/^<!DOCTYPE html>/i, '')
    .matchAll(TOKEN)) {
    const around = open.at(-1);
    assert.ok(around);
    if (text !== undefined) {
      if (!around.isSilent) pieces.push({ text, language: around.language, isExplained: around.isExplained });
    } else if (end !== '') {
      if (open.length > 1 && tag === around.tag) open.pop();
    } else if (tag !== '' && selfClosed === '' && !VOID.test(tag)) {
      open.push({
        tag,
        language: /\slang="([^"]*)"/.exec(attributes)?.[1] ?? around.language,
        isExplained: around.isExplained || (tag === 'abbr' && /\stitle="[^"]+"/.test(attributes)),
        isSilent: around.isSilent || SILENT.test(tag),
      });
    }
  }
  return pieces;
}

/** Of no language: addresses of mail and pages, and names of files and cookies. */
const ADDRESS = /\S+@\S+|\S+\.\w{2,}(?:\/\S*)?|\b[A-Z]+-[A-Z]+\b/g;

for (const page of builtPages()) {
  test(`${page.address}: words in another script say which language they are`, () => {
    const foreign = page.language === 'ar' ? /[A-Za-z]{2,}/ : /[\u0600-\u06ff]{2,}/;
    const own = page.language;
    const unnamed = piecesOf(page).filter(
      ({ text, language }) => language === own && foreign.test(text.replace(ADDRESS, '')),
    );
    assert.deepEqual(
      unnamed.map(({ text }) => text.trim()),
      [],
    );
  });
}

/** Read as words, or known to everybody: the time of day, a card, a kind of file. */
const WORDS = ['PM', 'AM', 'ID', 'PDF', 'FAQ', 'AI', 'X'];

for (const page of builtPages()) {
  test(`${page.address}: abbreviations are explained`, () => {
    const unexplained = piecesOf(page)
      .filter(({ isExplained }) => !isExplained)
      .flatMap(({ text }) => text.replace(ADDRESS, '').match(/\b[A-Z][A-Za-z]?[A-Z]+\b/g) ?? [])
      .filter((found) => !WORDS.includes(found));
    assert.deepEqual(unexplained, []);
  });
}

test('every abbreviation of the glossary is written as it is used', () => {
  for (const abbreviation of Object.keys(abbreviations)) assert.match(abbreviation, /^[A-Z][A-Za-z]?[A-Z]+$/);
});
