export const careers = {
  job_title_1: 'وظيفة 1',
  about_the_job_1: 'نص الوظيفة 1',
  keywords_1: 'وظائف',
  job_title_2: 'وظيفة 2',
  about_the_job_2: 'نص الوظيفة 2',
  keywords_2: 'وظائف',
  job_title_3: 'وظيفة 3',
  about_the_job_3: 'نص الوظيفة 3',
  keywords_3: 'وظائف',
  job_title_4: 'وظيفة 4',
  about_the_job_4: 'نص الوظيفة 4',
  keywords_4: 'وظائف',
} as const;
