import { EVERY_GROUND, type Example } from '../example.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const examples: readonly Example[] = [
  {
    name: 'three levels',
    grounds: EVERY_GROUND,
    render: ({ words, id }) => (
      <Breadcrumb
        label={`${words.trail} ${id}`}
        parents={[
          { href: '/', text: words.items[0] },
          { href: '/services', text: words.items[1] },
        ]}
        current={words.heading}
      />
    ),
  },
];
