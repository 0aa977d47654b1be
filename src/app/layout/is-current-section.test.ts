import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAVIGATION_LINKS } from '#content/facts/navigation.ts';
import { isCurrentSection } from './is-current-section.ts';

const sectionsOf = (path: string) =>
  NAVIGATION_LINKS.map(({ href }) => href).filter((href) => isCurrentSection(path, href));

test('every page is part of at most one section of the bar', () => {
  assert.deepEqual(sectionsOf('/'), ['/']);
  assert.deepEqual(sectionsOf('/business-paths/3'), ['/business-paths']);
  assert.deepEqual(sectionsOf('/media/post'), ['/media-center']);
  assert.deepEqual(sectionsOf('/careers/2'), ['/careers']);
  assert.deepEqual(sectionsOf('/job-post/2'), ['/careers']);
  assert.deepEqual(sectionsOf('/our-services'), []);
  assert.deepEqual(sectionsOf('/faq'), []);
});
