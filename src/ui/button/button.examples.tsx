import { EVERY_GROUND, type Example, type Ground } from '../example.ts';
import { Button } from './button.tsx';

/** White on white would be no button. */
const COLOURED: readonly Ground[] = ['night', 'blue', 'green'];

const nothing = () => {};

export const examples: readonly Example[] = [
  {
    name: 'solid, a link',
    grounds: EVERY_GROUND,
    render: ({ words }) => <Button href="/contact-us">{words.action}</Button>,
  },
  {
    name: 'outline',
    grounds: EVERY_GROUND,
    render: ({ words }) => (
      <Button look="outline" onClick={nothing}>
        {words.action}
      </Button>
    ),
  },
  {
    name: 'light',
    grounds: COLOURED,
    render: ({ words }) => (
      <Button look="light" onClick={nothing}>
        {words.action}
      </Button>
    ),
  },
  {
    name: 'small',
    render: ({ words }) => (
      <Button size="small" onClick={nothing}>
        {words.action}
      </Button>
    ),
  },
  {
    name: 'large',
    render: ({ words }) => (
      <Button size="large" onClick={nothing}>
        {words.action}
      </Button>
    ),
  },
  {
    name: 'wide, with a long text',
    render: ({ words }) => (
      <Button size="large" isWide onClick={nothing}>
        {words.longAction}
      </Button>
    ),
  },
  {
    name: 'sends a form',
    render: ({ words }) => (
      <Button type="submit" isBusy={false} busyLabel={words.busy}>
        {words.action}
      </Button>
    ),
  },
  {
    name: 'busy',
    grounds: EVERY_GROUND,
    render: ({ words }) => (
      <Button type="submit" isBusy busyLabel={words.busy}>
        {words.action}
      </Button>
    ),
  },
];
