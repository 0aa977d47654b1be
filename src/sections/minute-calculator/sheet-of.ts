/** Sharper than this costs time and is not seen. */
const MAX_PIXEL_RATIO = 2;

interface Sheet {
  pen: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** Before the columns that stand below it begin, or up to the crest of its dune: its indent. */
  edge: number;
  /** Between the columns that stand below it, and across the knob of a range. */
  columnGap: number;
  knob: number;
  /** Over each range, where the ranges stand below each other; else 0. */
  room: number;
  /** How long a line may be from its crest to what stands above it. */
  stem: number;
  color: string;
  /** The colour of what is given back. */
  givenBack: string;
}

/** An empty canvas to draw on in CSS pixels from the inline start, in the colours that its style gives it. */
export function sheetOf(canvas: HTMLCanvasElement): Sheet | undefined {
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const style = getComputedStyle(canvas);
  const { color, direction, accentColor: givenBack } = style;
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const isTurned = direction === 'rtl';
  pen.setTransform(isTurned ? -ratio : ratio, 0, 0, ratio, isTurned ? canvas.width : 0, 0);
  return {
    pen,
    width,
    height,
    edge: pixels('text-indent'),
    columnGap: pixels('column-gap'),
    knob: pixels('--knob'),
    room: pixels('--room'),
    stem: pixels('--stem'),
    color,
    givenBack,
  };
}
