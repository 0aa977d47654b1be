import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  EVERY_VACANCY,
  matchingJobs,
  readVacancyFilter,
  writeVacancyFilter,
  type VacancyFilter,
} from './vacancy-filter.ts';

const JOBS = [
  { id: 1, department: 'department_1', title: 'مهندس حلول رقمية أول' },
  { id: 2, department: 'department_2', title: 'محلل أعمال أول' },
  { id: 3, department: 'department_2', title: 'مصمم تجربة مستخدم' },
  { id: 4, department: 'department_3', title: 'Site Reliability Engineer' },
] as const;

function shown(filter: VacancyFilter, found?: readonly string[]): number[] {
  return matchingJobs(filter, JOBS, found).map(({ id }) => id);
}

test('every vacancy is shown on entry', () => {
  assert.deepEqual(shown(EVERY_VACANCY), [1, 2, 3, 4]);
});

test('the jobs of the chosen department are shown', () => {
  assert.deepEqual(shown({ query: '', type: 'department_1' }), [1]);
  assert.deepEqual(shown({ query: '', type: 'department_2' }), [2, 3]);
  assert.deepEqual(shown({ query: '', type: 'department_3' }), [4]);
});

test('a search shows what it found, the best first, and stays within the chosen department', () => {
  const found = ['/job-post/3', '/job-post/1', '/job-post/2'];
  assert.deepEqual(shown({ query: 'x', type: 'all_vacancies' }, found), [3, 1, 2]);
  assert.deepEqual(shown({ query: 'x', type: 'department_2' }, found), [3, 2]);
  assert.deepEqual(shown({ query: 'x', type: 'department_3' }, found), []);
});

test('until the search is here its words hide no vacancy', () => {
  assert.deepEqual(shown({ query: 'x', type: 'all_vacancies' }), [1, 2, 3, 4]);
});

test('the filter stands in the address and is read from there', () => {
  const filter = { query: 'تجربة مستخدم', type: 'department_2' } as const;
  assert.deepEqual(readVacancyFilter(writeVacancyFilter(filter, '')), filter);
});

test('the address is bare on entry and keeps what others put there', () => {
  assert.equal(writeVacancyFilter(EVERY_VACANCY, '?q=old&department=department_1'), '');
  assert.equal(writeVacancyFilter({ query: ' web ', type: 'all_vacancies' }, '?ref=mail'), '?ref=mail&q=web');
});

test('an unknown department is taken for all of them', () => {
  assert.equal(readVacancyFilter('?department=department_9').type, 'all_vacancies');
});
