import { useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useSlider, type SliderStep } from './use-slider.ts';
import styles from './slider.module.css';

interface Props {
  /** The heading beside the buttons. */
  heading: ReactNode;
  /** Names the scrolling row, and with it what its buttons move. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** How far one press scrolls: CSS pixels, or one item with its gap. */
  step: SliderStep;
  /** Where the row may show: `bleeding` to the window's edges, or `contained` in its box. */
  look?: 'bleeding' | 'contained';
  /** List items. */
  children: ReactNode;
}

/** A row that scrolls by touch, wheel, keyboard or its two buttons. */
export function Slider({
  heading,
  label,
  previousLabel,
  nextLabel,
  step,
  look = 'bleeding',
  children,
}: Props) {
  const track = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd, move } = useSlider(track, step);
  // A button that is disabled under the keyboard's focus would drop it to the page's beginning.
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <div className={styles[look]}>
      <div className={styles.head}>
        {heading}
        <div
          className={styles.buttons}
          onFocus={({ target }) => setHasFocus(target.matches(':focus-visible'))}
          onBlur={() => setHasFocus(false)}
        >
          <button
            type="button"
            aria-label={`${previousLabel}: ${label}`}
            aria-disabled={isAtStart}
            disabled={isAtStart && !hasFocus}
            onClick={() => move(-1)}
            data-slider-previous=""
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            aria-label={`${nextLabel}: ${label}`}
            aria-disabled={isAtEnd}
            disabled={isAtEnd && !hasFocus}
            onClick={() => move(1)}
            data-slider-next=""
          >
            <Icon name="next" />
          </button>
        </div>
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label} data-slider-track="">
        {children}
      </ul>
    </div>
  );
}
