import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAVIGATION_LINKS } from '#content/facts/navigation.ts';
import { isCurrentSection } from './is-current-section.ts';

const sectionsOf = (...trail: string[]) =>
  NAVIGATION_LINKS.map(({ href }) => href).filter((href) => isCurrentSection(trail, href));

test('a page is part of the section that it stands under, and home only of itself', () => {
  assert.deepEqual(sectionsOf('/'), ['/']);
  assert.deepEqual(sectionsOf('/', '/careers'), ['/careers']);
  assert.deepEqual(sectionsOf('/', '/careers', '/job-post/2'), ['/careers']);
  assert.deepEqual(sectionsOf('/', '/media-center', '/media/ndsworkshop', '/media/ndsworkshop/failed'), [
    '/media-center',
  ]);
  assert.deepEqual(sectionsOf('/', '/faq'), []);
});

test('an unknown address is part of no section', () => {
  assert.deepEqual(sectionsOf('/404'), []);
});
