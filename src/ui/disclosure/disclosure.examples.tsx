import { EVERY_GROUND, type Example } from '../example.ts';
import { DisabledDisclosure, Disclosure } from './disclosure.tsx';

export const examples: readonly Example[] = [
  {
    name: 'closed',
    grounds: EVERY_GROUND,
    render: ({ words }) => (
      <Disclosure title={words.heading}>
        <p>{words.paragraph}</p>
      </Disclosure>
    ),
  },
  {
    name: 'open on entry, with a subtitle',
    render: ({ words }) => (
      <Disclosure title={words.heading} subtitle={words.subtitle} isOpenOnEntry>
        <p>{words.paragraph}</p>
      </Disclosure>
    ),
  },
  {
    name: 'a group, of which one is open',
    render: ({ words, id }) =>
      words.items.map((item) => (
        <Disclosure key={item} title={item} group={id}>
          <p>{words.paragraph}</p>
        </Disclosure>
      )),
  },
  {
    name: 'disabled',
    render: ({ words }) => (
      <DisabledDisclosure title={words.heading} subtitle={words.subtitle} note={words.note} />
    ),
  },
];
