import type { successStories as source } from '../ar/success-stories.ts';
import type { TextsOf } from '../texts-of.ts';

export const successStories: TextsOf<typeof source> = {};
