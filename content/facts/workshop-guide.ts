/** The rows of the two tables of /media/article-1, in the specification's order. */
export const WORKSHOP_ROLES = ['moderator', 'participants', 'observers', 'assistant', 'recorder'] as const;
export const QUESTION_TYPES = [
  'engagement',
  'exploration',
  'inDepth',
  'closedAndOpen',
  'future',
  'exit',
] as const;
