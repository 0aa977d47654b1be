/** The colour of a line, by how much of an accent it is. */
export type Ink = (accent: number) => string;

/** What a canvas says of its colours in CSS. */
export interface Colors {
  /** Its `color`. */
  ink: string;
  /** Its `--hi`. */
  accent: string;
  /** Its `--ink-change`: at which share of the way the ink of the place before gives way, none if not said. */
  change: number;
}

export function colorsOf(canvas: HTMLCanvasElement): Colors {
  const style = getComputedStyle(canvas);
  const [ink, change] = [style.color, Number(style.getPropertyValue('--ink-change'))];
  // The accent as a colour: a custom property keeps what it was written as.
  canvas.style.color = 'var(--hi, currentcolor)';
  const accent = style.color;
  canvas.style.removeProperty('color');
  return { ink, accent, change };
}

const mix = (from: string, to: string, share: number): string =>
  share <= 0 || from === to
    ? from
    : share >= 1
      ? to
      : `color-mix(in srgb, ${to} ${Math.round(share * 100)}%, ${from})`;

/**
 * The ink on the way from one place to another. It changes at once, while the picture behind is as near to the one as
 * to the other: in between both it would be the picture's own colour.
 */
export function inkAt(share: number, from: Colors, to: Colors): Ink {
  const { ink, accent } = share < to.change ? from : to;
  return (isAccent) => mix(ink, accent, isAccent);
}
