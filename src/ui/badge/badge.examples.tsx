import type { Example } from '../example.ts';
import { Badge } from './badge.tsx';

export const examples: readonly Example[] = [
  { name: 'accent', grounds: ['light', 'nds'], render: ({ words }) => <Badge>{words.category}</Badge> },
  { name: 'green', render: ({ words }) => <Badge tone="green">{words.category}</Badge> },
];
