/** The colour of a line, by how much of an accent it is. */
export type Ink = (accent: number) => string | CanvasGradient;

/** What a canvas says of its colours in CSS. */
export interface Colors {
  /** Its `color`. */
  ink: string;
  /** Its `--hi`. */
  accent: string;
  /** Its `--ink-change`: at which share of the way the ink of before gives way; at the start if not said. */
  change: number;
  /** Its `--ink-end`: the ink turns into it along the way that one reads. */
  end?: string;
  /** Its `--ink-before` and `--hi-before`: what it comes from, if not from the place before. */
  before?: Colors;
}

export function colorsOf(canvas: HTMLCanvasElement): Colors {
  const style = getComputedStyle(canvas);
  const { color: ink } = style;
  // As a colour: a custom property keeps what it was written as.
  const resolved = (color: string): string => {
    canvas.style.color = color;
    return style.color;
  };
  const accent = resolved('var(--hi, currentcolor)');
  const end = style.getPropertyValue('--ink-end') && resolved('var(--ink-end)');
  const change = Number(style.getPropertyValue('--ink-change'));
  const before = style.getPropertyValue('--ink-before') && {
    ink: resolved('var(--ink-before)'),
    accent: resolved('var(--hi-before)'),
    change: 0,
  };
  canvas.style.removeProperty('color');
  return { ink, accent, change, ...(end && { end }), ...(before && { before }) };
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

/** Where the light turns along a drawing, as its still one does. */
const LIGHT = { from: 0.3, to: 0.66 };

/** Ink that turns from one colour into another between two sides of the canvas. */
export function turningInk(pen: CanvasRenderingContext2D, colors: Colors, left: number, right: number): Ink {
  const light = pen.createLinearGradient(left, 0, right, 0);
  light.addColorStop(LIGHT.from, colors.ink);
  light.addColorStop(LIGHT.to, colors.end ?? colors.ink);
  return () => light;
}
