import type { Example, ExampleWords } from '../example.ts';
import { Marquee } from './marquee.tsx';

const itemsOf = ({ items }: ExampleWords) => items.map((item) => <li key={item}>{item}</li>);

export const examples: readonly Example[] = [
  {
    name: 'to the left, faded at its ends',
    render: ({ words }) => (
      <Marquee label={words.heading} direction="left" clones={itemsOf(words)}>
        {itemsOf(words)}
      </Marquee>
    ),
  },
  {
    name: 'to the right, ruled, fast',
    grounds: ['light', 'night'],
    render: ({ words }) => (
      <Marquee label={words.heading} direction="right" speed="fast" look="ruled" clones={itemsOf(words)}>
        {itemsOf(words)}
      </Marquee>
    ),
  },
];
