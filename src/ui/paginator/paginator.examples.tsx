import type { Example } from '../example.ts';
import { Paginator } from './paginator.tsx';

const LAST = 10;

const on = (name: string, current: number): Example => ({
  name,
  ...(current === 1 && { grounds: ['light', 'night', 'nds'] }),
  render: ({ words, id }) => (
    <Paginator
      id={id}
      label={`${words.heading} ${id}`}
      previousLabel={words.previous}
      nextLabel={words.next}
      pageLabel={(page) => `${words.page} ${page}`}
      hrefOf={(page) => `/news?page=${page}`}
      current={current}
      last={LAST}
      window={2}
    />
  ),
});

export const examples: readonly Example[] = [
  on('the first page', 1),
  on('a page in the middle, gaps on both sides', 5),
  on('the last page', LAST),
];
