import { EVERY_GROUND, type Example } from '../example.ts';
import { Link } from './link.tsx';

export const examples: readonly Example[] = [
  {
    name: 'inside the site',
    grounds: EVERY_GROUND,
    render: ({ words }) => <Link href="/services">{words.action}</Link>,
  },
  {
    name: 'the page that is shown',
    render: ({ words }) => (
      <Link href="/" isCurrent>
        {words.action}
      </Link>
    ),
  },
  {
    name: 'elsewhere, in a new tab',
    render: ({ words }) => (
      <Link href="https://example.com" isNewTab>
        {words.longAction}
      </Link>
    ),
  },
];
