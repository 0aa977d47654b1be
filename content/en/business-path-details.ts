import type { businessPathDetails as source } from '../ar/business-path-details.ts';
import type { TextsOf } from '../texts-of.ts';

export const businessPathDetails: TextsOf<typeof source> = {
  path1: { keywords: 'path 1' },
  path2: { keywords: 'path 2' },
  path3: { keywords: 'path 3' },
  path4: { keywords: 'path 4' },
  path5: { keywords: 'path 5' },
};
