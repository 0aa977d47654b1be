import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './marquee.module.css';

interface Props {
  /** Names the row. */
  label: string;
  /** Where it moves, physically: a row of marks has no reading direction (rule:marquees). */
  direction: 'left' | 'right';
  /** One round takes 20, 40 or 60 seconds. */
  speed?: 'fast' | 'default' | 'slow';
  look?: 'faded' | 'ruled';
  children: ReactNode;
  /** The same items again, which close the loop; hidden from assistive technology. */
  clones: ReactNode;
}

/** A row of items that moves without end; a static grid for visitors who prefer less motion. */
export function Marquee({ label, direction, speed = 'default', look = 'faded', children, clones }: Props) {
  return (
    <div className={classNames(styles.marquee, styles[look])} dir="ltr">
      <div className={classNames(styles.track, styles[direction], styles[speed])} data-marquee="">
        <ul aria-label={label}>{children}</ul>
        <ul aria-hidden="true">{clones}</ul>
      </div>
    </div>
  );
}
