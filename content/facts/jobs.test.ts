import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ar } from '#content/ar/index.ts';
import { en } from '#content/en/index.ts';
import { formatDate } from '#src/i18n/format.ts';
import { DESCRIPTION_PREVIEW_LENGTH } from './limits.ts';
import { countVacancies, JOB_IDS, jobDate, JOBS, VACANCY_TYPES } from './jobs.ts';

describe('jobs', () => {
  it('reads the date of a job month first', () => {
    assert.equal(jobDate('03/10/2025'), '2025-03-10');
    assert.equal(jobDate('4/6/2025'), '2025-04-06');
  });

  it('shows each job under the date that the machine reads', () => {
    for (const id of JOB_IDS) {
      const date = jobDate(JOBS[id].published_on);
      assert.equal(ar.careers[`published_on_${id}`], formatDate(date, 'ar'));
      assert.equal(en.careers[`published_on_${id}`], formatDate(date, 'en'));
    }
  });

  it('counts 4 vacancies: 1, 2 and 1 by department', () => {
    assert.deepEqual(VACANCY_TYPES.map(countVacancies), [4, 1, 2, 1]);
  });

  it('has texts longer than their preview in both languages', () => {
    for (const id of JOB_IDS) {
      for (const { careers } of [ar, en]) {
        assert.ok(careers[`about_the_job_${id}`].length > DESCRIPTION_PREVIEW_LENGTH);
      }
    }
  });
});
