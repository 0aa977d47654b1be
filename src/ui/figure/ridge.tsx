import { useId } from 'react';
import { figureFile } from './figure-file.ts';
import { classNames } from '#src/lib/class-names.ts';
import { DeferredDrawing } from '#src/ui/deferred-drawing/deferred-drawing.tsx';
import styles from './ridge.module.css';

interface Props {
  /** Three dunes, one, or four. */
  name?: 'ridge' | 'ridge-one' | 'ridge-four';
  /** The forty lines bring it: it does not rise by itself. */
  isCarried?: boolean;
  className?: string | undefined;
}

/** A computed ridge of dunes, in light that turns from clay to blue along it. Decoration. */
export function Ridge({ name = 'ridge', isCarried = false, className }: Props) {
  const { href, viewBox } = figureFile(name);
  const [, , width] = viewBox.split(' ');
  const light = useId();
  return (
    <DeferredDrawing
      href={href}
      stroke={`url(#${light})`}
      className={classNames(styles.ridge, className)}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-draws={isCarried ? undefined : ''}
    >
      <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="0" x2={width} y1="0" y2="0">
        <stop className={styles.clay} offset="0.3" />
        <stop className={styles.blue} offset="0.66" />
      </linearGradient>
    </DeferredDrawing>
  );
}
