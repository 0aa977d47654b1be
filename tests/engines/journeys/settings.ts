import { addressOf } from '#shared/languages.ts';
import { expect } from '@playwright/test';
import { SCREEN, type Journey } from '../journey.ts';

export const settings: Journey = {
  name: 'choose larger text and the night',
  window: SCREEN,
  async make(visitor, own) {
    await visitor.open(addressOf('/faq', own));
    await visitor.click('#footer-accessibility div > :last-child');
    await visitor.click('dialog label:has([name=textSize][value=x200])');
    await visitor.click('dialog label:has([name=scheme][value=dark])');
    await visitor.shows(':root[data-text-size=x200][data-scheme=dark]');
    await visitor.open(addressOf('/about-us', own));
    await visitor.sees('a first frame', () => 'firstFrame' in window);
    expect(await visitor.read(() => Reflect.get(window, 'firstFrame'))).toBe('32px dark');
    await visitor.sees(
      'the ground of the night',
      () => getComputedStyle(document.body).backgroundColor === 'rgb(9, 13, 43)',
    );
    await visitor.sees('no way sideways', () => document.documentElement.scrollWidth <= window.innerWidth);
  },
};
