import { useId } from 'react';
import { TESTIMONIAL } from '#content/facts/testimonial.ts';
import styles from './testimonial.module.css';

/** Of a door: half of its width, its height, and from one to the next. */
const HALF = 16;
const HEIGHT = 250;
const PITCH = 42;

/** The one that is open, from the inline start; and how far its leaf comes out, into the room beside it. */
const OPEN = 7;
const LEAF = 20;

/** How far below the floor's edge the light reaches. */
const LIGHT = 74;

const across = TESTIMONIAL.doors * PITCH - (PITCH - 2 * HALF) + LEAF;
const at = (index: number) => index * PITCH + (index > OPEN ? LEAF : 0);
const frame = (x: number) =>
  `M${x} ${HEIGHT}v${HALF - HEIGHT}a${HALF} ${HALF} 0 0 1 ${2 * HALF} 0v${HEIGHT - HALF}`;

const frames = Array.from({ length: TESTIMONIAL.doors }, (_, index) => frame(at(index)));
const [opening] = frames.splice(OPEN, 1);
const handles = Array.from({ length: TESTIMONIAL.doors }, (_, index) =>
  index === OPEN ? '' : `M${at(index) + 2 * HALF - 7} ${HEIGHT * 0.56}h0`,
);
const [from, to] = [at(OPEN), at(OPEN) + 2 * HALF];

/** As many doors in a row as the client's words count, all alike; one stands open, and light comes out of it. */
export function Doors() {
  const fade = useId();
  return (
    <svg className={styles.doors} viewBox={`-2 -8 ${across + 4} ${HEIGHT + LIGHT + 8}`} aria-hidden="true">
      <linearGradient id={fade} x2="0" y2="1">
        <stop stopColor="currentColor" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path className={styles.light} d={`${opening}z`} />
      <path
        className={styles.light}
        fill={`url(#${fade})`}
        d={`M${from} ${HEIGHT}H${to}l16 ${LIGHT}H${from - 48}z`}
      />
      <path className={styles.closed} d={frames.join('')} />
      <path d={`M-2 ${HEIGHT}H${from}M${to} ${HEIGHT}H${across + 2}`} />
      <path className={styles.handles} d={handles.join('')} />
      <path className={styles.open} d={opening} />
      <path
        className={styles.leaf}
        d={`M${to} ${HEIGHT}l${LEAF - 1} 14V${HALF - 2}c0-20-13-24-${LEAF - 1} 2z`}
      />
      <path className={styles.handle} d={`M${to + LEAF - 7} ${HEIGHT * 0.58}h0`} />
    </svg>
  );
}
