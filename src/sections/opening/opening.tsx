import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './opening.module.css';

/**
 * How a page opens without the land (decision:kinds-of-opening): `monument` with a drawing as tall as the header
 * beside the words, `numeral` with a figure across the window below them, `field` on a flat colour with one line at
 * its foot, `type` with a hairline under the words, `aerial` on the land from above, the words in open sea, `band` with
 * the land from above across the window, below the words.
 */
export type Look = 'monument' | 'numeral' | 'field' | 'type' | 'aerial' | 'band';

interface Props {
  /** What it is: the header itself, a whole page, or a `div` around a header. */
  tag?: 'header' | 'section' | 'div';
  id?: string;
  look: Look;
  theme?: 'blue' | 'night' | undefined;
  /** What is drawn; on the horizon of a page of type stands its dot, where nothing else does. */
  scene?: ReactNode;
  /** Class that gives a picture its place, where a look knows the drawing's only. */
  place?: string | undefined;
  className?: string | undefined;
  /** The words. */
  children: ReactNode;
}

/** The first screen of a page that opens with a drawing, or with its title alone. */
export function Opening({ tag: Tag = 'div', id, look, theme, scene, place, className, children }: Props) {
  return (
    <Tag id={id} className={classNames(styles.opening, styles[look], className)} data-theme={theme}>
      <div className="wrap">
        <div className={styles.words}>{children}</div>
      </div>
      <div className={place ?? styles.scene}>{scene ?? <i className={styles.dot} data-dot="" />}</div>
    </Tag>
  );
}
