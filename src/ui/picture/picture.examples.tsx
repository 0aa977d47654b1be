import type { Example } from '../example.ts';
import { Picture } from './picture.tsx';

export const examples: readonly Example[] = [
  { name: 'sets the mood', render: () => <Picture name="blue" alternative="" sizes="60rem" /> },
  {
    name: 'says something',
    render: ({ words }) => <Picture name="blue" alternative={words.heading} sizes="60rem" />,
  },
];
