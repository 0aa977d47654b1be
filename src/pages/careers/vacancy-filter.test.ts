import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EVERY_VACANCY, matchingJobs, readVacancyFilter, writeVacancyFilter } from './vacancy-filter.ts';

const TEXTS = {
  1: ['مهندس حلول رقمية أول'],
  2: ['محلل أعمال أول'],
  3: ['مصمم تجربة مستخدم'],
  4: ['Site Reliability Engineer'],
};
const textsOf = (id: keyof typeof TEXTS) => TEXTS[id];

describe('the vacancy filter', () => {
  it('lets every vacancy through on entry', () => {
    assert.deepEqual(matchingJobs(EVERY_VACANCY, textsOf), [1, 2, 3, 4]);
  });

  it('shows the jobs of the chosen department', () => {
    assert.deepEqual(matchingJobs({ query: '', type: 'department_1' }, textsOf), [1]);
    assert.deepEqual(matchingJobs({ query: '', type: 'department_2' }, textsOf), [2, 3]);
    assert.deepEqual(matchingJobs({ query: '', type: 'department_3' }, textsOf), [4]);
  });

  it('searches within the chosen department', () => {
    assert.deepEqual(matchingJobs({ query: 'اول', type: 'all_vacancies' }, textsOf), [1, 2]);
    assert.deepEqual(matchingJobs({ query: 'اول', type: 'department_2' }, textsOf), [2]);
    assert.deepEqual(matchingJobs({ query: 'تجربه', type: 'department_1' }, textsOf), []);
  });

  it('stands in the address and is read from there', () => {
    const filter = { query: 'تجربة مستخدم', type: 'department_2' } as const;
    assert.deepEqual(readVacancyFilter(writeVacancyFilter(filter, '')), filter);
  });

  it('leaves the address bare on entry and keeps what others put there', () => {
    assert.equal(writeVacancyFilter(EVERY_VACANCY, '?q=old&department=department_1'), '');
    assert.equal(
      writeVacancyFilter({ query: ' web ', type: 'all_vacancies' }, '?ref=mail'),
      '?ref=mail&q=web',
    );
  });

  it('takes an unknown department for all of them', () => {
    assert.equal(readVacancyFilter('?department=department_9').type, 'all_vacancies');
  });
});
