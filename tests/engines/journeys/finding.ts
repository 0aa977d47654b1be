import { addressOf } from '#shared/languages.ts';
import { SCREEN, type Journey } from '../journey.ts';
import { KEYS } from '../visitor.ts';

const JOBS = '#vacancies [data-item]';
const QUERIES = { ar: 'ابغى وظيفه', en: 'job vacancies' } as const;

export const careers: Journey = {
  name: 'find a job and apply',
  window: SCREEN,
  async make(visitor, own) {
    await visitor.open(addressOf('/careers', own));
    const count = Number(
      await visitor.read(() => document.querySelectorAll('#vacancy-filter small')[2]?.textContent),
    );
    await visitor.click('#vacancy-filter [data-item]:nth-child(3) button');
    await visitor.has(JOBS, count);
    await visitor.sees('the choice in the address', () => location.search.includes('department='));
    await visitor.click('#vacancy-filter [data-item]:nth-child(1) button');
    await visitor.fill('main [type=search]', 'UX');
    await visitor.has(JOBS, 1);
    await visitor.click(`${JOBS} summary`);
    await visitor.click(`${JOBS} details[open] a`);
    await visitor.shows('#job-header h1');
    await visitor.sees('the way to apply, in a new tab', () => {
      const apply = document.querySelector<HTMLAnchorElement>('#job-header a[target=_blank]');
      return apply?.checkVisibility() === true && apply.rel.includes('noopener') && apply.href !== '';
    });
    await visitor.read(() => history.back());
    await visitor.has(JOBS, 1);
    await visitor.shows(`${JOBS} details[open]`);
  },
};

export const search: Journey = {
  name: 'search by the keyboard',
  window: SCREEN,
  async make(visitor, own) {
    await visitor.open(addressOf('/faq', own));
    await visitor.press('/');
    await visitor.holdsFocus('dialog [type=search]');
    await visitor.press(KEYS.Escape);
    await visitor.hides('dialog');
    await visitor.press(KEYS.Control, 'k');
    await visitor.holdsFocus('dialog [type=search]');
    await visitor.type(QUERIES[own]);
    await visitor.shows('dialog ol mark');
    await visitor.sees(
      'the vacancies first',
      (expected) => document.querySelector('dialog ol a')?.getAttribute('href') === expected,
      addressOf('/careers', own),
    );
    await visitor.press(KEYS.Enter);
    await visitor.isAt(addressOf('/careers', own));
    await visitor.hides('dialog');
  },
};
