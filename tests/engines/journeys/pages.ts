import { expect } from '@playwright/test';
import { PATHS, pathTo } from '#content/facts/paths.ts';
import { addressOf, DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { PHONE, SCREEN, type Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

/** One address of every kind of page. */
const KINDS = [
  ...Object.values(PATHS).filter((path) => path !== PATHS.notFound && path !== PATHS.search),
  pathTo.businessPath(1),
  pathTo.job(1),
  '/search?q=UX',
  '/no-such-page',
];

export const pages: Journey = {
  name: 'open every kind of page',
  window: PHONE,
  async make(visitor, own) {
    // Every kind in each engine, in each language: half of them here, and in the other engine the other half.
    const half = Number(own === DEFAULT_LANGUAGE) + Number(visitor.engine.name === 'WebKit');
    for (const path of KINDS.filter((_, index) => (index + half) % 2 === 0)) {
      await visitor.open(addressOf(path, own));
      await visitor.shows('main#main h1');
      expect(await visitor.read(faults), `${path} in ${visitor.engine.name}`).toEqual([]);
      const { width, height } = SCREEN;
      await visitor.engine.resize(width, height);
      await isLaidOutFor(visitor, width);
      expect(await visitor.read(faults), `${path} in ${visitor.engine.name}, ${width} px`).toEqual([]);
      await visitor.engine.resize(PHONE.width, PHONE.height);
    }
  },
};

const isLaidOutFor = (visitor: Visitor, width: number) =>
  visitor.sees(`a window of ${width} px`, (asked) => window.innerWidth === asked, width);

/** What nobody has to know the page for: it moves sideways, a picture is not there, a word has no room. */
function faults(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  window.scrollTo({ left: root.dir === 'rtl' ? -500 : 500, behavior: 'instant' });
  if (window.scrollX !== 0) found.push(`moves sideways by ${window.scrollX}`);
  window.scrollTo({ left: 0, behavior: 'instant' });
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '')
      found.push(picture.currentSrc);
  }
  return found;
}
