import { EVERY_GROUND, type Example } from '../example.ts';
import { BackLink } from './back-link.tsx';

export const examples: readonly Example[] = [
  {
    name: 'to the screen above',
    grounds: EVERY_GROUND,
    render: ({ words }) => <BackLink href="/media-center">{words.back}</BackLink>,
  },
];
