import type { Example } from '../example.ts';
import { EmailLink } from './email-link.tsx';

export const examples: readonly Example[] = [
  { name: 'usual', render: () => <EmailLink email="info@example.com" /> },
];
