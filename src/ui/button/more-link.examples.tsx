import { EVERY_GROUND, type Example } from '../example.ts';
import { MoreLink } from './more-link.tsx';

export const examples: readonly Example[] = [
  {
    name: 'short text',
    grounds: EVERY_GROUND,
    render: ({ words }) => <MoreLink href="/services">{words.action}</MoreLink>,
  },
  {
    name: 'read as more than it shows',
    render: ({ words }) => (
      <MoreLink href="/services" label={`${words.action}: ${words.heading}`}>
        {words.action}
      </MoreLink>
    ),
  },
];
