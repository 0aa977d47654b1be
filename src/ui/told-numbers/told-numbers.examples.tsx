import type { Example } from '../example.ts';
import { ToldNumbers } from './told-numbers.tsx';

export const examples: readonly Example[] = [
  { name: 'one', render: () => <ToldNumbers text="40%" /> },
  { name: 'from one to another', render: () => <ToldNumbers text="7, 3" /> },
];
