import { addressOf, otherLanguages } from '#shared/languages.ts';
import { expect } from '@playwright/test';
import { PHONE, SCREEN, type Journey } from '../journey.ts';
import { KEYS } from '../visitor.ts';

const MENU = '#mobile-menu';
const MENU_TOGGLE = '#mobile-menu-toggle';
const DROPDOWN_TOGGLE = '#primary-nav [aria-controls=business-paths-menu]';
const DROPDOWN = '#business-paths-menu';
const FIFTH = '#questions [data-item]:nth-child(5)';

export const language: Journey = {
  name: 'change the language and keep the place',
  window: SCREEN,
  async make(visitor, own) {
    const [other = own] = otherLanguages(own);
    await visitor.open(addressOf('/faq', own));
    await visitor.click(`${FIFTH} summary`);
    await visitor.shows(`${FIFTH} details[open]`);
    await visitor.sees('nothing unfolds any more', () =>
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    );
    await visitor.read(
      (item) => document.querySelector(item)?.scrollIntoView({ behavior: 'instant' }),
      FIFTH,
    );
    const before = Number(await visitor.read(topOf, FIFTH));

    await visitor.click('#language-toggle');
    await visitor.isAt(addressOf('/faq', other));
    await visitor.sees('the other language', (to) => document.documentElement.lang === to, other);
    await visitor.untilItAnswers();
    expect(await visitor.read(() => localStorage.getItem('lang'))).toBe(other);
    await visitor.shows(`${FIFTH} details[open]`);
    await visitor.sees(
      'the question where it was',
      (item, top) => Math.abs((document.querySelector(item)?.getBoundingClientRect().top ?? 9999) - top) < 3,
      FIFTH,
      before,
    );
  },
};

const topOf = (item: string) => document.querySelector(item)?.getBoundingClientRect().top;

export const phoneMenu: Journey = {
  name: 'use the menu of a phone',
  window: PHONE,
  async make(visitor, own) {
    await visitor.open(addressOf('/media/ndsworkshop', own));
    await visitor.click(MENU_TOGGLE);
    await visitor.shows(MENU);
    await visitor.shows(`${MENU_TOGGLE}[aria-expanded=true]`);
    // Round and round, the focus stays in the bar and its menu.
    for (let step = 0; step < 20; step += 1) await visitor.press(KEYS.Tab);
    await visitor.holdsFocus('[data-site-header] :is(a, button)');
    await visitor.press(KEYS.Escape);
    await visitor.hides(MENU);
    await visitor.holdsFocus(MENU_TOGGLE);

    await visitor.click(MENU_TOGGLE);
    await visitor.click('[aria-controls=mobile-business-paths]');
    await visitor.click('#mobile-business-paths li:nth-child(2) a');
    await visitor.isAt(addressOf('/business-paths/2', own));
    await visitor.hides(MENU);
    await visitor.holdsFocus('h1');
    await visitor.read(() => history.back());
    await visitor.isAt(addressOf('/media/ndsworkshop', own));
    await visitor.hides(MENU);
    await visitor.sees('the page let go', () => document.querySelector('main')?.inert === false);
  },
};

export const dropdown: Journey = {
  name: 'open the paths from the bar',
  window: SCREEN,
  async make(visitor, own) {
    await visitor.open(addressOf('/services', own));
    await visitor.hides(DROPDOWN);
    await visitor.pointAt(DROPDOWN_TOGGLE);
    await visitor.shows(DROPDOWN);
    await visitor.press(KEYS.Escape);
    await visitor.hides(DROPDOWN);

    await visitor.read((toggle) => document.querySelector<HTMLElement>(toggle)?.focus(), DROPDOWN_TOGGLE);
    await visitor.press(KEYS.Enter);
    await visitor.shows(DROPDOWN);
    await visitor.press(KEYS.Tab);
    await visitor.holdsFocus(`${DROPDOWN} a`);
    await visitor.press(KEYS.Escape);
    await visitor.hides(DROPDOWN);
    await visitor.holdsFocus(DROPDOWN_TOGGLE);

    await visitor.press(KEYS.Enter);
    await visitor.click(`${DROPDOWN} li:nth-child(3) a`);
    await visitor.isAt(addressOf('/business-paths/3', own));
    await visitor.hides(DROPDOWN);
  },
};
