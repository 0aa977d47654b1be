import type { ReactNode, SVGProps } from 'react';
import { useIsPrerendered } from '#src/lib/use-is-hydrated.ts';
import styles from './deferred-drawing.module.css';

interface Props extends Omit<SVGProps<SVGSVGElement>, 'href' | 'stroke'> {
  /** Its symbol in a file of drawings. */
  href: string;
  /** The paint of its lines, where it is not their own; without script they have the colour of the words. */
  stroke?: string;
  children?: ReactNode;
}

/**
 * A drawing of a file that waits for the window's `load` (start.js names it to its `<use>`), so that it takes nothing
 * from the first screen: what `loading="lazy"` is to pictures and a `<use>` does not have. Without script it is there at
 * once.
 */
export function DeferredDrawing({ href, stroke, children, ...drawing }: Props) {
  if (!useIsPrerendered()) {
    return (
      <svg {...drawing}>
        {children}
        <use href={href} stroke={stroke} />
      </svg>
    );
  }
  return (
    <>
      <svg {...drawing} data-deferred="">
        {children}
        <use data-href={href} stroke={stroke} />
      </svg>
      <noscript className={styles.plain}>
        <svg {...drawing}>
          <use href={href} stroke={stroke && 'currentcolor'} />
        </svg>
      </noscript>
    </>
  );
}
