import type { Example } from '../example.ts';
import { Slider } from './slider.tsx';
import styles from './slider.examples.module.css';

const withLook = (look: 'bleeding' | 'contained'): Example => ({
  name: look,
  ...(look === 'contained' && { grounds: ['light', 'night', 'blue'] }),
  render: ({ words, id }) => (
    <Slider
      heading={<p>{words.heading}</p>}
      label={`${words.heading} ${id}`}
      previousLabel={words.previous}
      nextLabel={words.next}
      step="item"
      look={look}
    >
      {words.items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </Slider>
  ),
});

export const examples: readonly Example[] = (['bleeding', 'contained'] as const).map(withLook);
