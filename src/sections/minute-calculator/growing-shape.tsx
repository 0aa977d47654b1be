import { useEffect, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useDisplaySettings } from '#src/lib/display-settings.ts';
import { useMediaQuery } from '#src/lib/media-query.ts';
import { useIsMotionPaused, usePrefersReducedMotion } from '#src/lib/motion.ts';
import { drawDunes } from './draw-dunes.ts';
import { drawRidge } from './draw-ridge.ts';
import { FLAT, shapeTowards, type Shape } from './estimate-shape.ts';
import styles from './land-of-minutes.module.css';

interface Props {
  look: Look;
  /** Where it grows to; the same object as long as nothing has changed. */
  goal: Shape;
}

const DRAW = { ridge: drawRidge, dunes: drawDunes } as const satisfies Record<string, typeof drawRidge>;

/** How the calculator shows its sum: as a land of lines, or each of its values as a solid dune. */
export type Look = keyof typeof DRAW;

/** A drawing that grows to its shape, or is there at once for those who want no motion. Decoration: the numeral says it. */
export function GrowingShape({ look, goal }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(FLAT);
  const isReduced = usePrefersReducedMotion();
  const isStill = useIsMotionPaused() || isReduced;
  const { scheme, contrast } = useDisplaySettings();
  const isNight = useMediaQuery('(prefers-color-scheme: dark)');

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let frame = 0;
    const draw = () => {
      drawn.current = isStill ? goal : shapeTowards(drawn.current, goal);
      DRAW[look](element, drawn.current);
      if (drawn.current !== goal) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [look, goal, isStill]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => DRAW[look](element, drawn.current));
    observer.observe(element);
    return () => observer.disconnect();
    // Observing begins with a call: drawn again in the colours of another theme.
  }, [look, scheme, contrast, isNight]);

  return <canvas ref={canvas} className={classNames(styles.canvas, styles[look])} aria-hidden="true" />;
}
