import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JOB_WORDS } from '#records/jobs.ts';
import type { JobFacts } from '../records/job.ts';
import { DESCRIPTION_PREVIEW_LENGTH } from './limits.ts';
import { countVacancies, relatedJobs } from './vacancies.ts';

/** Jobs 1 to 4, some of them closed. */
function jobs(...closed: number[]): JobFacts[] {
  return ([1, 2, 2, 3] as const).map((department, index) => ({
    id: index + 1,
    department: `department_${department}`,
    published: '2025-03-10',
    isClosed: closed.includes(index + 1),
  }));
}

function idsOf(some: readonly JobFacts[]): number[] {
  return some.map(({ id }) => id);
}

test('the vacancies of each department are counted, and all of them', () => {
  const counts = (['all_vacancies', 'department_1', 'department_2', 'department_3'] as const).map((type) =>
    countVacancies(type, jobs()),
  );
  assert.deepEqual(counts, [4, 1, 2, 1]);
});

test('jobs 1 and 2 are related to every job, themselves included, while they are open', () => {
  for (const current of [1, 2, 3, 4]) assert.deepEqual(idsOf(relatedJobs(current, jobs())), [1, 2]);
});

test('another open job is related in the place of a closed one, but not the job that is shown', () => {
  assert.deepEqual(idsOf(relatedJobs(1, jobs(1))), [2, 3]);
  assert.deepEqual(idsOf(relatedJobs(3, jobs(1))), [2, 4]);
  assert.deepEqual(idsOf(relatedJobs(4, jobs(1, 2, 3))), []);
});

test('the texts of a job are longer than their preview in both languages', () => {
  for (const words of Object.values(JOB_WORDS)) {
    for (const { about } of Object.values(words)) assert.ok(about.length > DESCRIPTION_PREVIEW_LENGTH);
  }
});
