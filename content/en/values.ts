import type { values as source } from '../ar/values.ts';
import type { TextsOf } from '../texts-of.ts';

export const values: TextsOf<typeof source> = {
  title: 'Values we work by',
  trackLabel: 'Value cards',
  items: {
    trust: {
      title: 'Trust',
      description: 'We keep our promises, and show our clients the facts even when they are unwelcome.',
    },
    innovation: {
      title: 'Innovation',
      description: 'We test early, learn fast, and keep the bold idea buildable.',
    },
    quality: {
      title: 'Quality',
      description: 'We care for the detail no one sees as much as for what is on screen.',
    },
    flexibility: {
      title: 'Flexibility',
      description: 'We adapt the way we work to your needs, and change a project’s goal only by agreement.',
    },
    focus: {
      title: 'Focus on the customer',
      description: 'Every decision starts with one question: what does it mean for the people who use it?',
    },
  },
};
