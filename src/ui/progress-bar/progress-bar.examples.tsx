import type { Example } from '../example.ts';
import { ProgressBar } from './progress-bar.tsx';

export const examples: readonly Example[] = [
  { name: 'above the page', render: ({ words }) => <ProgressBar isActive label={words.busy} /> },
  {
    name: 'nothing is on its way',
    render: ({ words }) => <ProgressBar isActive={false} label={words.busy} />,
  },
];
