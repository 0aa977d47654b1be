import type { articles as source } from '../ar/articles.ts';
import type { TextsOf } from '../texts-of.ts';

export const articles: TextsOf<typeof source> = {
  badges: { workshop: 'Workshop', article: 'Article' },
  cards: {
    workshop: {
      title: 'NDS workshop: a turning point in designing government services',
      content:
        'Join an interactive session that rethinks the user’s journey from the first click to the last outcome.',
    },
    designers: {
      title: 'Designers at the heart of the workshop: how ideas become a platform people use',
      content: 'What designers bring to a workshop, and what they take away from it.',
    },
    runningWorkshops: {
      title: 'How to run workshops that end in decisions, not notes',
      content: 'The roles, questions and steps that turn two hours of talk into a plan of action.',
    },
  },
};
