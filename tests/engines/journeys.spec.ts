import { LANGUAGES } from '#shared/languages.ts';
import { expect } from '@playwright/test';
import { recordEvidence } from '../evidence.ts';
import { test } from './engine-test.ts';
import { dropdown, language, phoneMenu } from './journeys/bar.ts';
import { film } from './journeys/film.ts';
import { careers, search } from './journeys/finding.ts';
import { contact, reservation } from './journeys/forms.ts';
import { home } from './journeys/home.ts';
import { pages } from './journeys/pages.ts';
import { settings } from './journeys/settings.ts';

const JOURNEYS = [
  pages,
  language,
  phoneMenu,
  dropdown,
  home,
  contact,
  reservation,
  careers,
  search,
  film,
  settings,
];

// What each journey is stands once; the project says in which engine it is made.
for (const { name, window, make } of JOURNEYS) {
  test(name, async ({ visitor }) => {
    test.skip(visitor === undefined, 'the engine is not installed');
    if (visitor === undefined) return;
    for (const own of LANGUAGES) {
      await test.step(own, async () => {
        await visitor.arrive(window.width, window.height);
        await make(visitor, own);
        expect(await visitor.problems(), 'errors, refusals and console output').toEqual([]);
      });
    }
    const { name: engine, version } = visitor.engine;
    recordEvidence('journey', { engine, name });
    recordEvidence('tool', { name: engine, version });
  });
}
