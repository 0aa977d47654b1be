import type { operatorReport as source } from '../ar/operator-report.ts';
import type { TextsOf } from '../texts-of.ts';

export const operatorReport: TextsOf<typeof source> = {
  columns: {
    created_at: 'Sent at',
    language: 'Language',
    id: 'Reference',
  },
  languages: { ar: 'Arabic', en: 'English' },
};
